import type { Language } from './language';

interface RowToolTexts {
  readonly moveUp: (content: string) => string;
  readonly moveDown: (content: string) => string;
  readonly field: string;
  readonly ok: string;
}

/** Beside what needs them, not in the first load. */
export const ROW_TOOL_TEXTS: Record<Language, RowToolTexts> = {
  PL: {
    moveUp: (content) => `Przesuń wyżej: ${content}`,
    moveDown: (content) => `Przesuń niżej: ${content}`,
    field: 'Treść zadania',
    ok: 'OK',
  },
  EN: {
    moveUp: (content) => `Move up: ${content}`,
    moveDown: (content) => `Move down: ${content}`,
    field: 'Task content',
    ok: 'OK',
  },
  ES: {
    moveUp: (content) => `Subir: ${content}`,
    moveDown: (content) => `Bajar: ${content}`,
    field: 'Contenido de la tarea',
    ok: 'OK',
  },
};
