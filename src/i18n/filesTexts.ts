import type { Language } from './language';

interface FilesTexts {
  readonly export: string;
  readonly import: string;
  readonly shortcuts: string;
  readonly drop: string;
}

/** Beside what needs them, not in the first load. */
export const FILES_TEXTS: Record<Language, FilesTexts> = {
  PL: {
    export: 'Eksportuj',
    import: 'Importuj',
    shortcuts: 'Skróty klawiszowe',
    drop: 'Upuść plik, aby zaimportować zadania',
  },
  EN: {
    export: 'Export',
    import: 'Import',
    shortcuts: 'Keyboard shortcuts',
    drop: 'Drop the file to import its tasks',
  },
  ES: {
    export: 'Exportar',
    import: 'Importar',
    shortcuts: 'Atajos de teclado',
    drop: 'Suelta el archivo para importar sus tareas',
  },
};
