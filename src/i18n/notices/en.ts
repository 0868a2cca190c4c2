import { numberIn, plural } from '../plural';
import type { NoticeMessages } from './pl';

const number = numberIn('en');
const tasks = plural('en', { one: 'task', other: 'tasks' });

export const en: NoticeMessages = {
  news: {
    undo: 'Undo',
    added: 'Task added',
    addedAll: (count) => `${tasks(count)} added`,
    removed: 'Task removed',
    removedAll: (count) => `${tasks(count)} removed`,
    finished: (count) => `${tasks(count)} finished`,
    examples: 'Example tasks loaded',
    importing: (percent) => `Importing: ${percent}%`,
    imported: (added, updated, skipped) =>
      `Import: ${number(added)} added, ${number(updated)} updated, ${number(skipped)} skipped`,
    unusable: 'There are no tasks in this file. Your list has not changed.',
    copied: 'List copied',
    notCopied: 'The list could not be copied',
    found: (count) => `${tasks(count)} found`,
    undone: 'Change undone',
    redone: 'Change redone',
    savedAgain: 'Your tasks are being saved again',
  },
  notices: {
    fragile:
      'The browser offers no durable storage. If it crashes, the latest changes may be lost.',
    unsaved: 'Your tasks are not being saved. They will be gone when you close this page.',
    outdated:
      'A newer version of the application is open in another tab. Changes made here are not saved.',
    nothingSaved:
      'Your tasks, theme and language are not being saved. They will be gone when you close this page.',
    settingsUnsaved: 'The theme and language are not being saved in this browser.',
    unreadable: 'Part of your saved list could not be read.',
    former: (count) => `An earlier list was found (${tasks(count)}).`,
    languageFailed: 'The language could not be loaded.',
    downloadText: 'Download the text',
    restore: 'Restore',
    newVersion: 'A new version of the application is ready.',
    reload: 'Reload',
    later: 'Later',
    dismiss: 'Dismiss',
  },
};
