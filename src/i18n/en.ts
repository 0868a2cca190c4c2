import type { Messages } from './pl';
import { importParts, numberIn, plural } from './plural';

const number = numberIn('en');
const tasks = plural('en', { one: 'task', other: 'tasks' });
const notices = plural('en', { one: 'more notice', other: 'more notices' });

const file = (name: string | null) => (name === null ? 'This file' : `“${name}”`);

/** A single task by its text, several by their number. */
const taskOrCount = (count: number, content: string) =>
  count === 1 ? `“${content}”` : tasks(count);
const doneTasks = plural('en', { one: 'done task', other: 'done tasks' });

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
    required: 'Type a task first.',
    examples: 'Get example tasks',
    examplesShort: 'Example tasks',
    loading: 'Loading...',
    examplesFailed: 'Something went wrong, try later ⌚',
  },
  search: {
    heading: 'Search',
    field: 'Filter tasks',
    placeholder: 'Find a task',
    clear: 'Clear search',
    clearField: 'Clear the search field',
    found: (found, count) => `${number(found)} of ${number(count)} found`,
    nothing: (term) => `Nothing matches “${term}”`,
  },
  list: {
    heading: 'List of tasks',
    named: (count) => `List of tasks: ${tasks(count)}`,
    finishAll: 'Finish all',
    hideDone: 'Hide done',
    showDone: 'Show done',
    removeAll: 'Remove all',
    empty: 'You currently have no tasks on the list',
    emptyHint: 'Add your first one, or get the example tasks.',
    openBackup: 'Open a backup',
    openFile: (name: string) => `Open ${name}`,
    allHidden: 'You have hidden completed tasks - click Show done',
    end: 'No more tasks for you',
    progress: (done, count) => `${number(done)} of ${number(count)} done`,
  },
  row: {
    edit: (content) => `Edit: ${content}`,
    editUnsaved: (content) => `Edit: ${content} (unsaved text)`,
    cancel: (content) => `Cancel: ${content}`,
    field: 'Task content',
    ok: 'OK',
    moveUp: (content) => `Move up: ${content}`,
    moveDown: (content) => `Move down: ${content}`,
    moved: (position, count) => `Moved to position ${number(position)} of ${number(count)}`,
    stays: (position, count) => `Still at position ${number(position)} of ${number(count)}`,
    remove: (content) => `Remove: ${content}`,
  },
  dialog: {
    remove: {
      one: 'Are you sure you want to delete the task?',
      done: 'Are you sure you want to remove completed tasks?',
      all: 'Are you sure you want to delete all tasks?',
    },
    more: (count) => `and ${number(count)} more`,
    removeMany(count, hidden) {
      if (count === 1 && hidden === 1) return '1 hidden task will be removed.';
      if (hidden === count) return `${tasks(count)} will be removed, all of them hidden.`;
      const including = hidden > 0 ? `, ${number(hidden)} of them hidden` : '';
      return `${tasks(count)} will be removed${including}.`;
    },
    yes: 'Yes',
    no: 'No',
    close: 'Close',
  },
  drop: 'Drop the file to import its tasks',
  files: {
    export: 'Export',
    import: 'Import',
    history: 'History',
    removeDone: 'Remove done',
    uncheckAll: 'Uncheck all',
    shortcuts: 'Keyboard shortcuts',
  },
  export: {
    json: 'Backup (JSON)',
    markdown: 'Markdown',
    todoTxt: 'todo.txt',
    copy: 'Copy as Markdown',
    send: 'Send to another device',
    keepBackupFile: 'Keep a copy in a file',
    stopBackupFile: 'Stop backing up to the file',
  },
  send: {
    code: 'QR code',
    link: 'Link',
    copy: 'Copy link',
    share: 'Share',
    copied: 'Link copied',
    notCopied: 'The link could not be copied',
    notShared: 'The link could not be shared',
    what: 'What to send?',
    all: (count) => `All ${tasks(count)}`,
    found: (count) => `Only the ${count === 1 ? 'one' : number(count)} found`,
    shown: (count) => `Only the ${count === 1 ? 'one' : number(count)} shown`,
    scan: 'Scan the code with the other device, or open the link there.',
    noCode:
      'The list is too long for a QR code. Open the link on the other device, and if it arrives truncated, send the backup.',
    noLink: 'The list is too long for a link. Send the backup and import it on the other device.',
    privacy: 'The list is in the link itself: anyone who has the link can read it.',
  },
  receivedList: {
    question: (count) => `Add ${tasks(count)}?`,
    fromLink: 'From a link.',
    fromFile: (name) => `From the file “${name}”.`,
    updates: (count) => `This changes ${tasks(count)} you already have.`,
  },
  /** The line about the backup file. */
  backupFile: {
    written: (name: string, time: string) => `Copy in ${name}. Last\u00a0saved: ${time}`,
    permission: 'The browser asks for your permission again.',
    gone: 'The file cannot be found.',
    full: 'The disk is full.',
    foreign: 'Another program has changed the file, so it is left as it is.',
    conflict: 'The file has different tasks from the list, so it is left as it is.',
    failed: 'The copy could not be saved.',
    allow: 'Allow again',
    choose: 'Choose another file',
  },
  shortcuts: {
    add: 'Add the task you typed',
    addTop: 'Add it at the top of the list',
    paste: 'Paste several lines as several tasks',
    undo: 'Undo a change (outside text fields)',
    redo: 'Redo a change',
    search: 'Go to the search',
    toList: 'Go from the empty field for new tasks to the list',
    toFound: 'Go from the search to the first task found',
    toField: 'Go from the first task back to the field above',
    walk: 'Previous or next task',
    ends: 'First or last task',
    neighbours: 'Previous or next task, on the details page',
    tick: 'Mark a task done or not done',
    edit: 'Edit a task',
    remove: 'Remove a task',
    move: 'Move a task up or down',
    moveFar: 'Move a task to the top or the end',
    save: 'Save the task you are editing',
    newLine: 'New line in the task you are editing',
    cancel: 'Close without saving',
    help: 'Show these shortcuts',
    or: 'or',
    keys: { home: 'Home', end: 'End', delete: 'Delete', space: 'Space' },
    undoLasts:
      'Undo and redo also work after a reload or a restart of the browser. For that, the last 100 changes, with the tasks they removed, are kept on this device for 7 days.',
  },
  task: {
    completed: (done) => `Completed: ${done ? 'Yes' : 'No'}`,
    unknown: 'Unfortunately, the task not found',
    unknownHint: 'It may have been removed, or the address is incomplete.',
    back: 'Back to the task list',
    previous: 'Previous task',
    next: 'Next task',
    backShort: 'Back',
    previousShort: 'Previous',
    nextShort: 'Next',
    place: (place, count) => `${number(place)}\u00a0of\u00a0${number(count)}`,
    edit: 'Edit',
    cancel: 'Cancel',
    remove: 'Remove',
    links: 'Links in this task',
  },
  author: {
    about: (name) => `This application is made and maintained by ${name}.`,
    why: 'It grew out of the belief that a to-do list should be simple and fast, and belong only to the person who uses it.',
    contact:
      'Have a question, a comment or an idea? The email address and profiles are at the bottom of the page.',
  },
  info: {
    what: 'This is a to-do list that runs entirely in your browser. Add tasks, edit them, tick them off, hide or remove them, and use the search to find the one you need.',
    privacy:
      'No account needed. Your tasks, theme and language are kept in this browser, and they leave this device only when you send them.',
    where:
      'Your tasks live in this browser. Clearing its data removes them. In Safari they also go after seven days without a visit, unless you install the app.',
    earlier: 'The earlier version, written in plain JavaScript, is still available:',
    earlierLink: 'See the earlier version',
  },
  notFound: {
    title: 'Error 404 - page not found',
    text: 'The page you are looking for does not exist.',
    back: 'Back to Home Page',
  },
  footer: {
    code: 'Code repositories',
    network: 'Professional profile',
  },
  notification: {
    undo: 'Undo',
    show: 'Show',
    added: 'Task added',
    addedAgain: 'Task added. The same one is already on the list.',
    edited: 'Task edited',
    done: (name) => `Done: “${name}”`,
    restored: (count) => `${tasks(count)} restored`,
    discarded: { former: 'Earlier list discarded', unreadable: 'Saved text discarded' },
    addedAll: (count) => `${tasks(count)} added`,
    removed: (name) => `Removed “${name}”`,
    removedAll: (count) => `${tasks(count)} removed`,
    finished: (count) => `${tasks(count)} finished`,
    unchecked: (count) => `${tasks(count)} unchecked`,
    examples: (replaced) =>
      replaced === 0
        ? 'Example tasks loaded'
        : `Example tasks loaded. They replaced ${tasks(replaced)}.`,
    importing: (percent) => `Importing: ${percent}%`,
    imported: (added, updated, known, skipped) =>
      `Import: ${importParts(
        [added, (count) => `${number(count)} added`],
        [updated, (count) => `${number(count)} updated`],
        [known, (count) => `${number(count)} already on your list`],
        [skipped, (count) => `${number(count)} skipped`],
      )}`,
    nothingNew: (count) =>
      count === 1
        ? 'Nothing new: the task is already on your list'
        : `Nothing new: all ${tasks(count)} are already on your list`,
    addLeftOut: (count) => (count === 1 ? 'Add it again' : `Add the ${number(count)} again`),
    removeRepeated: (count) =>
      count === 1 ? 'Remove the repeat' : `Remove the ${number(count)} repeats`,
    refused: {
      empty: (name) => `${file(name)} is empty.`,
      noTasks: (name) => `${file(name)} has no tasks in it.`,
      cutOff: (name) => `${file(name)} is cut off or damaged.`,
      notText: (name) => `${file(name)} is not a text file.`,
      encoding: (name) => `${file(name)} is not saved as UTF-8. Save it again as UTF-8 text.`,
      foreign: (name) =>
        `${file(name)} is in the format of another program, which this application cannot read.`,
      webPage: (name) => `${file(name)} is a web page, not a list of tasks.`,
      unreadable: (name) => `${file(name)} could not be read.`,
    },
    moreRefused: (count) => `And ${number(count)} more.`,
    unchanged: 'Your list has not changed.',
    link: {
      damaged: 'This link is cut off or damaged. Your list has not changed.',
      newer:
        'A newer version of the application made this link. Reload the page and open it again.',
      tooBig:
        'The list in this link is too long: it may have at most 5 million characters and 100,000 tasks. Your list has not changed.',
      empty: 'There are no tasks in this link. Your list has not changed.',
      known: 'All the tasks in this link are already on your list.',
    },
    copied: 'List copied',
    notCopied: 'The list could not be copied',
    backupFileStarted: 'A copy of the list is kept in the file',
    backupFileStopped: 'The copy is no longer kept, and the file stays where it is',
    found: (count) => `${tasks(count)} found`,
    undone: 'Change undone',
    redone: 'Change redone',
    savedAgain: 'Your tasks are being saved again',
  },
  history: {
    added: (count, content) => `Added ${taskOrCount(count, content)}`,
    removed: (count, content) => `Removed ${taskOrCount(count, content)}`,
    removedDone: (count) => `Removed ${doneTasks(count)}`,
    finished: (count, content) => `Finished ${taskOrCount(count, content)}`,
    unchecked: (count, content) => `Unchecked ${taskOrCount(count, content)}`,
    edited: (count, content) => `Edited ${taskOrCount(count, content)}`,
    moved: (count, content) => `Moved ${taskOrCount(count, content)}`,
    changed: (count, content) => `Changed ${taskOrCount(count, content)}`,
    imported: (count, content) => `Imported ${taskOrCount(count, content)}`,
    restored: (count, content) => `Restored ${taskOrCount(count, content)}`,
    undid: (change) => `Undid: ${change}`,
    undo: (change) => `Undo: ${change}`,
    undone: 'Undone',
    changedSince: 'Changed since',
    empty: 'There are no changes yet.',
    kept: 'Up to 100 changes of the last 7 days, on this device only.',
  },
  notices: {
    title: 'Notices',
    fragile:
      'The browser offers no durable storage. If it crashes, the latest changes may be lost.',
    unloaded:
      'Part of the application could not be loaded. If the browser crashes, the latest changes may be lost.',
    unsaved: 'Your tasks are not being saved. They will be gone when you close this page.',
    outdated:
      'A newer version of the application is open in another tab. Changes made here are not saved.',
    nothingSaved:
      'Your tasks, theme and language are not being saved. They will be gone when you close this page.',
    onlyTasksSaved:
      'Your tasks are being saved. Only the theme and language could not be saved in this browser.',
    settingsUnsaved: 'The theme and language are not being saved in this browser.',
    unreadable: 'Part of your saved list could not be read.',
    former: (count) => `An earlier list was found (${tasks(count)}).`,
    orphan: (text) => `The task you were editing was removed in another tab. Your text: ${text}`,
    languageFailed: 'This language could not be loaded.',
    downloadText: 'Download the saved text',
    restore: 'Restore',
    more: (count) => notices(count),
    newVersion: 'A new version of the application is ready.',
    reload: 'Reload',
    later: 'Later',
    discard: 'Discard',
    backupReminder: {
      cleared:
        'Your tasks are only in this browser. They will be gone when you clear its data. With a backup you can get them back.',
      unvisited:
        'This browser may remove your tasks after seven days without a visit. With a backup you can get them back.',
      save: 'Save a backup',
      notNow: 'Not now',
    },
  },
  failure: {
    chunkTitle: 'This part of the application could not be loaded',
    crashTitle: 'Something broke',
    crashText:
      'This is our fault, not yours. Nothing has been removed. Try again, reload the page, or download your tasks to be safe.',
    retry: 'Try again',
    reload: 'Reload the page',
    download: 'Download tasks',
  },
};
