import type { Language } from './language';

interface DialogTexts {
  readonly removeOne: string;
  readonly removeAll: string;
  readonly yes: string;
  readonly no: string;
  readonly close: string;
}

/** Beside what needs them, not in the first load. */
export const DIALOG_TEXTS: Record<Language, DialogTexts> = {
  PL: {
    removeOne: 'Czy na pewno chcesz usunąć zadanie?',
    removeAll: 'Czy na pewno chcesz usunąć wszystkie zadania?',
    yes: 'Tak',
    no: 'Nie',
    close: 'Zamknij',
  },
  EN: {
    removeOne: 'Are you sure you want to delete the task?',
    removeAll: 'Are you sure you want to delete all tasks?',
    yes: 'Yes',
    no: 'No',
    close: 'Close',
  },
  ES: {
    removeOne: '¿Seguro que quieres eliminar la tarea?',
    removeAll: '¿Seguro que quieres eliminar todas las tareas?',
    yes: 'Sí',
    no: 'No',
    close: 'Cerrar',
  },
};
