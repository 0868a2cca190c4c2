import type { Language } from './language';

interface FilesTexts {
  readonly export: string;
  readonly import: string;
  readonly shortcuts: string;
}

/** Beside what needs them, not in the first load. */
export const FILES_TEXTS: Record<Language, FilesTexts> = {
  PL: {
    export: 'Eksportuj',
    import: 'Importuj',
    shortcuts: 'Skróty klawiszowe',
  },
  EN: {
    export: 'Export',
    import: 'Import',
    shortcuts: 'Keyboard shortcuts',
  },
  ES: {
    export: 'Exportar',
    import: 'Importar',
    shortcuts: 'Atajos de teclado',
  },
};
