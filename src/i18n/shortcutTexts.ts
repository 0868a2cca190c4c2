import type { Language } from './language';

export interface ShortcutTexts {
  readonly add: string;
  readonly paste: string;
  readonly undo: string;
  readonly redo: string;
  readonly move: string;
  readonly save: string;
  readonly newLine: string;
  readonly cancel: string;
  /** Between two ways to do the same. */
  readonly or: string;
}

/** Beside what needs them, in a part of their own: all three languages are smaller than a request. */
export const SHORTCUT_TEXTS: Record<Language, ShortcutTexts> = {
  PL: {
    add: 'Dodaj wpisane zadanie',
    paste: 'Wklej kilka wierszy jako kilka zadań',
    undo: 'Cofnij zmianę (poza polem tekstowym)',
    redo: 'Przywróć zmianę',
    move: 'Przesuń zadanie wyżej lub niżej',
    save: 'Zapisz edytowane zadanie',
    newLine: 'Nowy wiersz w\u00a0edytowanym zadaniu',
    cancel: 'Zamknij bez zapisywania',
    or: 'lub',
  },
  EN: {
    add: 'Add the task you typed',
    paste: 'Paste several lines as several tasks',
    undo: 'Undo a change (outside text fields)',
    redo: 'Redo a change',
    move: 'Move a task up or down',
    save: 'Save the task you are editing',
    newLine: 'New line in the task you are editing',
    cancel: 'Close without saving',
    or: 'or',
  },
  ES: {
    add: 'Añadir la tarea escrita',
    paste: 'Pegar varias líneas como varias tareas',
    undo: 'Deshacer un cambio (fuera de los campos de texto)',
    redo: 'Rehacer un cambio',
    move: 'Subir o bajar una tarea',
    save: 'Guardar la tarea que se edita',
    newLine: 'Nueva línea en la tarea que se edita',
    cancel: 'Cerrar sin guardar',
    or: 'o',
  },
};
