import type { Language } from './storedData';

/** What visitors read and assistive technology speaks: said here once more, so that no text of the app changes unseen. */
export interface Names {
  readonly title: string;
  readonly list: string;
  readonly newTask: string;
  readonly addTask: string;
  readonly examples: string;
  readonly filter: string;
  readonly finishAll: string;
  readonly hideDone: string;
  readonly showDone: string;
  readonly removeAll: string;
  readonly removeDone: string;
  readonly darkTheme: string;
}

export const NAMES: Record<Language, Names> = {
  PL: {
    title: 'Lista zadań',
    list: 'Lista zadań',
    newTask: 'Nowe zadanie',
    addTask: 'Dodaj zadanie',
    examples: 'Pobierz przykładowe zadania',
    filter: 'Filtruj zadania',
    finishAll: 'Ukończ wszystkie',
    hideDone: 'Ukryj ukończone',
    showDone: 'Pokaż ukończone',
    removeAll: 'Usuń wszystkie',
    removeDone: 'Usuń ukończone',
    darkTheme: 'Ciemny motyw',
  },
  EN: {
    title: 'To-do list',
    list: 'List of tasks',
    newTask: 'New task',
    addTask: 'Add task',
    examples: 'Get example tasks',
    filter: 'Filter tasks',
    finishAll: 'Finish all',
    hideDone: 'Hide done',
    showDone: 'Show done',
    removeAll: 'Remove all',
    removeDone: 'Remove done',
    darkTheme: 'Dark theme',
  },
  ES: {
    title: 'Lista de tareas',
    list: 'Lista de tareas',
    newTask: 'Nueva tarea',
    addTask: 'Añadir tarea',
    examples: 'Obtener tareas de ejemplo',
    filter: 'Filtrar tareas',
    finishAll: 'Terminar todas',
    hideDone: 'Ocultar terminadas',
    showDone: 'Mostrar terminadas',
    removeAll: 'Eliminar todas',
    removeDone: 'Eliminar terminadas',
    darkTheme: 'Tema oscuro',
  },
};
