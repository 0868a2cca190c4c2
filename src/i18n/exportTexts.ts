import type { Language } from './language';

export interface ExportTexts {
  readonly json: string;
  readonly markdown: string;
  readonly todoTxt: string;
  readonly copy: string;
}

/** Beside what needs them, in a part of their own: all three languages are smaller than a request. */
export const EXPORT_TEXTS: Record<Language, ExportTexts> = {
  PL: {
    json: 'Kopia zapasowa (JSON)',
    markdown: 'Markdown',
    todoTxt: 'todo.txt',
    copy: 'Kopiuj jako Markdown',
  },
  EN: {
    json: 'Backup (JSON)',
    markdown: 'Markdown',
    todoTxt: 'todo.txt',
    copy: 'Copy as Markdown',
  },
  ES: {
    json: 'Copia de seguridad (JSON)',
    markdown: 'Markdown',
    todoTxt: 'todo.txt',
    copy: 'Copiar como Markdown',
  },
};
