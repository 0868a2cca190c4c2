import type { Messages } from './pl';
import { numberIn } from './plural';

const number = numberIn('en');

export const en: Messages = {
  title: 'To-do list',
  skip: 'Skip to content',
  noContent: '(no content)',
  language: 'Language',
  darkTheme: 'Dark theme',
  nav: {
    label: 'Main navigation',
    tasks: 'Tasks',
    author: 'About author',
    info: 'About application',
    open: 'Open menu',
    close: 'Close menu',
  },
  add: {
    heading: 'Add new task',
    field: 'New task',
    placeholder: 'What needs doing?',
    button: 'Add task',
    examples: 'Get example tasks',
    loading: 'Loading...',
    examplesFailed: 'Something went wrong, try later ⌚',
  },
  search: {
    heading: 'Search',
    field: 'Filter tasks',
    placeholder: 'What are you looking for?',
  },
  list: {
    heading: 'List of tasks',
    finishAll: 'Finish all',
    hideDone: 'Hide done',
    showDone: 'Show done',
    removeAll: 'Remove all',
    empty: 'You currently have no tasks on the list',
    allHidden: 'You have hidden completed tasks - click Show done',
    end: 'No more tasks for you',
    progress: (done, count) => `${number(done)} of ${number(count)} done`,
  },
  row: {
    edit: (content) => `Edit: ${content}`,
    remove: (content) => `Remove: ${content}`,
    moved: (position, count) => `Moved to position ${number(position)} of ${number(count)}`,
  },
  drop: 'Drop the file to import its tasks',
  task: {
    unknown: 'Unfortunately, the task not found',
    back: 'Back to the task list',
  },
  notFound: {
    title: 'Error 404 - page not found',
    text: 'There is no page at this address.',
    back: 'Back to Home Page',
  },
  footer: {
    code: 'Code profile',
    network: 'Professional profile',
  },
  failure: {
    chunkTitle: 'This part of the application could not be loaded',
    chunkText: 'Check your internet connection and try again. Your tasks are where they were.',
    crashTitle: 'Something broke',
    crashText:
      'This is our fault, not yours. Nothing has been deleted. Try again, reload the page, or download your tasks to be safe.',
    loading: 'Loading…',
    retry: 'Try again',
    reload: 'Reload the page',
    download: 'Download tasks',
  },
};
