import type { Language } from './storedData';

/** What visitors read and assistive technology speaks: said here once more, so that no text of the app changes unseen. */
export interface Names {
  readonly title: string;
  readonly addSection: string;
  readonly search: string;
  readonly list: string;
  readonly newTask: string;
  readonly addTask: string;
  readonly examples: string;
  readonly loading: string;
  readonly filter: string;
  readonly finishAll: string;
  readonly hideDone: string;
  readonly showDone: string;
  readonly removeAll: string;
  readonly removeDone: string;
  readonly uncheckAll: string;
  readonly history: string;
  readonly completed: string;
  readonly notCompleted: string;
  readonly tasks: string;
  readonly author: string;
  readonly info: string;
  readonly darkTheme: string;
}

export const NAMES: Record<Language, Names> = {
  PL: {
    title: 'Lista zadań',
    addSection: 'Dodaj nowe zadanie',
    search: 'Wyszukiwarka',
    list: 'Lista zadań',
    newTask: 'Nowe zadanie',
    addTask: 'Dodaj zadanie',
    examples: 'Pobierz przykładowe zadania',
    loading: 'Ładowanie...',
    filter: 'Filtruj zadania',
    finishAll: 'Ukończ wszystkie',
    hideDone: 'Ukryj ukończone',
    showDone: 'Pokaż ukończone',
    removeAll: 'Usuń wszystkie',
    removeDone: 'Usuń ukończone',
    uncheckAll: 'Odznacz wszystkie',
    history: 'Historia zmian',
    completed: 'Ukończono: Tak',
    notCompleted: 'Ukończono: Nie',
    tasks: 'Zadania',
    author: 'O autorze',
    info: 'O aplikacji',
    darkTheme: 'Ciemny motyw',
  },
  EN: {
    title: 'To-do list',
    addSection: 'Add new task',
    search: 'Search',
    list: 'List of tasks',
    newTask: 'New task',
    addTask: 'Add task',
    examples: 'Get example tasks',
    loading: 'Loading...',
    filter: 'Filter tasks',
    finishAll: 'Finish all',
    hideDone: 'Hide done',
    showDone: 'Show done',
    removeAll: 'Remove all',
    removeDone: 'Remove done',
    uncheckAll: 'Uncheck all',
    history: 'History',
    completed: 'Completed: Yes',
    notCompleted: 'Completed: No',
    tasks: 'Tasks',
    author: 'About author',
    info: 'About application',
    darkTheme: 'Dark theme',
  },
  ES: {
    title: 'Lista de tareas',
    addSection: 'Añadir nueva tarea',
    search: 'Búsqueda',
    list: 'Lista de tareas',
    newTask: 'Nueva tarea',
    addTask: 'Añadir tarea',
    examples: 'Obtener tareas de ejemplo',
    loading: 'Cargando...',
    filter: 'Filtrar tareas',
    finishAll: 'Terminar todas',
    hideDone: 'Ocultar terminadas',
    showDone: 'Mostrar terminadas',
    removeAll: 'Eliminar todas',
    removeDone: 'Eliminar terminadas',
    uncheckAll: 'Desmarcar todas',
    history: 'Historial',
    completed: 'Terminada: Sí',
    notCompleted: 'Terminada: No',
    tasks: 'Tareas',
    author: 'Sobre el autor',
    info: 'Sobre la aplicación',
    darkTheme: 'Tema oscuro',
  },
};
