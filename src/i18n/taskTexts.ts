import type { Language } from './language';

interface TaskTexts {
  readonly completed: (done: boolean) => string;
  readonly unknownHint: string;
}

/** Beside what needs them, not in the first load. */
export const TASK_TEXTS: Record<Language, TaskTexts> = {
  PL: {
    completed: (done) => `Ukończono: ${done ? 'Tak' : 'Nie'}`,
    unknownHint: 'Mogło zostać usunięte albo adres jest niepełny.',
  },
  EN: {
    completed: (done) => `Completed: ${done ? 'Yes' : 'No'}`,
    unknownHint: 'It may have been removed, or the address is incomplete.',
  },
  ES: {
    completed: (done) => `Terminada: ${done ? 'Sí' : 'No'}`,
    unknownHint: 'Puede que se haya eliminado o que la dirección esté incompleta.',
  },
};
