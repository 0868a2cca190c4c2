/** A Chromium profile of the build e05b926: of two pending changes, the journal has one. */
export const FORMER_VERSION = 3;

export const TEXTS = {
  'tasks.sync.version': '{"version":3}',
  tasks:
    '[{"id":"a","content":"tea","done":true},{"id":"b","content":"milk","done":false},{"id":"d","content":"bread","done":true}] \r \r \t   \r \n \r\n \n\t\t\t\n\r \r\n\t\t\n \r\t\n\n\t \r\n\t\t\r \r\t\n\n\t\n  \r   \t   \r\n\n \t  \n\t\t\n\n\t\n  \r\n \n\n\r\r\n\n\r\r\n\n\r\r\n\n\r\r\n\n\r\r\n\n\r\r\n\n\r\r\n\n\r\r\n\n\r\r\n\n\r\r\n\n\r\r\n\n\r\r\n\n\r\r\n\n\r\r\n\n\r\r\n\n\r\r\n\n\r\r\n\n\r\r \t   \t  \n\t\t\n\n\t\n  \r\n\r\n\n\r\r\n\n\r\r\n\n\r\r\n\n\r\r\n\n\r\r\n\n\r\r\n\n\r\r \t  \n\t\t\n\n\t\n  \r\t \n\n\r\r\n\n\r\r\n\n\r\r\n\n\r\r\n\n\r\r\n\n\r\r\n\n\r\r',
  'tasks.sync': 'id4__________________ 5',
  'tasks.pending.6.id7_______':
    '{"version":3,"change":[{"type":"put","tasks":[{"id":"d","content":"bread","done":false}],"place":{"after":null,"before":null}}]}',
  'tasks.pending.7.id8_______':
    '{"version":3,"change":[{"type":"setDone","ids":["d"],"done":true}]}',
};

const put = (id: string, content: string) => ({
  type: 'put',
  tasks: [{ id, content, done: false }],
  place: { after: null, before: null },
});

export const JOURNAL = [
  { seq: 0, version: 3, journal: 'id4__________________', length: 7, size: 542 },
  { seq: 1, id: 'id1_______', version: 3, change: [put('a', 'tea')] },
  { seq: 2, id: 'id2_______', version: 3, change: [put('b', 'milk')] },
  { seq: 3, id: 'id3_______', version: 3, change: [put('c', 'gone')] },
  { seq: 4, id: 'id5_______', version: 3, change: [{ type: 'setDone', ids: ['a'], done: true }] },
  { seq: 5, id: 'id6_______', version: 3, change: [{ type: 'remove', ids: ['c'] }] },
  { seq: 6, id: 'id7_______', version: 3, change: [put('d', 'bread')] },
];

export const ARRIVED = [
  { id: 'id1_______', time: 1795087209955 },
  { id: 'id2_______', time: 1795087209955 },
  { id: 'id3_______', time: 1795087209955 },
  { id: 'id5_______', time: 1795087210005 },
  { id: 'id6_______', time: 1795087210007 },
  { id: 'id7_______', time: 1795087210061 },
];
