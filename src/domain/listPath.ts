/** Where the list stands on every host of the app: part of the links that lists travel in. */
export const LIST_PATH = '/zadania';
