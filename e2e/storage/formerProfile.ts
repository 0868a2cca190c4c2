import type { Page } from '@playwright/test';

/** As whitespace, what the former version signed its text with. */
const SIGNATURE =
  ' \r \r \t  \n\r\t\t \r \r\n\r\n  \r\n \n\t\r\t \r\n\n\n\r \t\n\t\t  \r\n\n\n\t \r \t   \r\n\t \t  ' +
  ' \r\t \n \n\t\n\r\n\t\n\t\n\t\n\n  \n\n\r\r \t\r\n\n\r\t  \r \r\n \r\n\n\n\n\r\n \t\n \r\t \n\t\t\n\n\t\r\n' +
  '\n\r\t\n\n\t\t \n\r\t \n\n\t\t\n\n\n\r\n\n \r \t   \t  \n \r\n\n\n\n\t\n\n \t\n\r \n\n\t\t\n\n \t\n\n\t\r ' +
  '\n\r \n\n\n\t\t\n\r\n\t \t   \r\n \n\n\t\n\n \r\t\n\n\r\r\n \r\r\n\r\t\n\n\n\n\t\n\r \n\n\r\n\n\n  \t';

/**
 * Written in Chromium by the build of e05b926, the last one of version 3: three tasks were added,
 * one ticked, one edited, one removed; then a task was added and one ticked while another page kept
 * the journal waiting, until the page was closed.
 */
const LOCAL = {
  theme: 'false',
  language: '"EN"',
  'tasks.sync.version': '{"version":3}',
  'tasks.sync': '8FvfP_-x3MWI8imyhxZWS 6',
  'tasks.backup':
    '{"firstVisit":1795084293247,"lastBackup":null,"lastWord":null,"hasKeptCopy":false}',
  'tasks.pending.7.MVRqiIlqZv':
    '{"version":3,"change":[{"type":"put","tasks":[{"id":"D3IbvdnhGX7gXyeKtOkFi","content":"late","done":false}],"place":{"after":null,"before":null}}]}',
  'tasks.pending.8.4YN_OyVquB':
    '{"version":3,"change":[{"type":"setDone","ids":["oBQ3xrUhYnQn68qQ1ob3C"],"done":true}]}',
  tasks: `[{"id":"V3opK5t0xCCffZZEae1kX","content":"milk","done":true},{"id":"oBQ3xrUhYnQn68qQ1ob3C","content":"rye bread","done":true},{"id":"D3IbvdnhGX7gXyeKtOkFi","content":"late","done":false}]${SIGNATURE}`,
} as const;

const JOURNAL = [
  { seq: 0, version: 3, journal: '8FvfP_-x3MWI8imyhxZWS', length: 6, size: 552 },
  {
    seq: 1,
    id: 'aPGxrbOXDo',
    change: [
      {
        type: 'put',
        tasks: [{ id: 'I6SLcMVNsr0t7JAdDfGVd', content: 'tea', done: false }],
        place: { after: null, before: null },
      },
    ],
    version: 3,
  },
  {
    seq: 2,
    id: 'Kj4Q7i9R8X',
    change: [
      {
        type: 'put',
        tasks: [{ id: 'V3opK5t0xCCffZZEae1kX', content: 'milk', done: false }],
        place: { after: null, before: null },
      },
    ],
    version: 3,
  },
  {
    seq: 3,
    id: 'sHVXfLh_Br',
    change: [
      {
        type: 'put',
        tasks: [{ id: 'oBQ3xrUhYnQn68qQ1ob3C', content: 'bread', done: false }],
        place: { after: null, before: null },
      },
    ],
    version: 3,
  },
  {
    seq: 4,
    id: 'Ncznqihaza',
    change: [{ type: 'setDone', ids: ['V3opK5t0xCCffZZEae1kX'], done: true }],
    version: 3,
  },
  {
    seq: 5,
    id: 'zB89xNl436',
    change: [{ type: 'setContent', id: 'oBQ3xrUhYnQn68qQ1ob3C', content: 'rye bread' }],
    version: 3,
  },
  {
    seq: 6,
    id: 'gS04vOdcyr',
    change: [{ type: 'remove', ids: ['I6SLcMVNsr0t7JAdDfGVd'] }],
    version: 3,
  },
];

/** Its stores, each with the field that is its key. */
const DATABASES = [
  {
    name: 'ToDoListReact',
    version: 3,
    stores: [
      { name: 'journal', keyPath: 'seq', values: JOURNAL },
      {
        name: 'arrived',
        keyPath: 'id',
        values: JOURNAL.flatMap(({ id }) => (id ? [{ id, time: 1795084293877 }] : [])),
      },
      { name: 'kept', keyPath: 'key', values: [] },
    ],
  },
  {
    name: 'ToDoListReact.undo',
    version: 1,
    stores: [{ name: 'rows', keyPath: 'seq', values: [] }],
  },
  { name: 'ToDoListReact.copy', version: 1, stores: [] },
];

/** Fills a browser with what that build has left. The app is not running yet. */
export async function leaveFormerProfile(page: Page): Promise<void> {
  await page.evaluate(
    async ({ local, databases }) => {
      for (const [key, text] of Object.entries(local)) localStorage.setItem(key, text);
      for (const { name, version, stores } of databases) {
        await new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open(name, version);
          opening.addEventListener('error', () => reject(opening.error));
          opening.addEventListener('upgradeneeded', () => {
            for (const { name: store, keyPath, values } of stores) {
              const made = opening.result.createObjectStore(store, { keyPath });
              for (const value of values) made.put(value);
            }
          });
          opening.addEventListener('success', () => {
            opening.result.close();
            resolve();
          });
        });
      }
    },
    { local: LOCAL, databases: DATABASES },
  );
}
