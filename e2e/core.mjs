/**
 * Which tests run in which engine. Chromium runs all of them. With `npm test` Firefox runs those
 * named here, with `npm run test:all` all but NOT_IN_FIREFOX. WebKitGTK is driven by a small runner
 * of its own, which has these files and no others.
 *
 * `why` says what engines do differently there. scripts/core.test.mjs holds every group to it.
 * @typedef {{
 *   why: string,
 *   firefox: Record<string, 'all' | string[]>,
 *   webkit: string[],
 * }} Core
 */

/** @type {Record<string, Core>} A group is a folder of e2e/; a file has its name without `.spec.ts`. */
export const CORE = {
  spec: {
    why: 'history, addresses, dialogs, keys of input methods, the first paint',
    firefox: {
      '01-visit': [
        '§1 a visitor adds, edits, completes, hides, filters and removes tasks in one visit',
      ],
      '02-routes': ['§2 the hash addresses of the first version become real paths'],
      '04-dialogs': [
        '§4 the confirmation of one task is modal and asks; No, the close icon and Escape remove nothing, Yes removes',
      ],
      '04-editing': ['§4 Enter that chooses a word of an input method does not save'],
      '04-theme': [
        '§3 the stored theme and language are there before any script file, so nothing flashes',
      ],
      '05-search': ['§2 typing replaces the history entry: Back leaves the page'],
      '07-chunks': [
        '§7 §8 a chunk that fails is named with its type and address, and Try again loads it',
      ],
    },
    webkit: ['list.test.mjs'],
  },
  firstPaint: {
    why: 'when the first frame is painted, and what a parser does with a script in the middle of a page',
    firefox: {
      rows: ['what the app itself has stored is painted on the next visit'],
      earlyClicks: [
        'a box ticked while the app is still loading stays ticked, and twice is not at all',
        'a box ticked while React takes the page over counts once',
      ],
    },
    webkit: [],
  },
  storage: {
    why: 'when what is written reaches the disk, what tabs hear of each other, quotas, the back/forward cache',
    firefox: {
      '2-tabs': ['2 tabs acting at once with gaps below 6 ms lose no change and end identical'],
      '3-full': ['with localStorage full before the first visit, nothing is lost either'],
      '5-broken': ['localStorage throws: it works beside the others and says what is not saved'],
      '7-return': [
        'coming back from another page, kept by the browser or not, list and theme are current',
      ],
    },
    webkit: ['storageKill.test.mjs', 'storageTabs.test.mjs'],
  },
  offline: {
    why: 'when a service worker is installed, and which files it holds on to',
    firefox: {
      offline: ['after one visit every screen opens with the network down, also by its address'],
      update: [
        'a second build under open pages is announced, and an open page keeps the chunks of its own',
      ],
    },
    webkit: ['offline.test.mjs'],
  },
  chunks: {
    why: 'how a script that fails is reported, and what is given up when a page is left',
    firefox: {
      failures: [
        '§7 §8 a part that fails (html) is named as missing, and Try again fetches it without a reload',
      ],
      leaving: 'all',
    },
    webkit: ['chunks.test.mjs'],
  },
  everyone: {
    why: 'what a click and Tab focus, where the focus goes when its element goes, names and roles',
    firefox: {
      focus: [
        'takes the focus to the new heading, and the document has its title',
        'begins at the top of the new one, and Back leads to the place and the link',
        'a removed task hands it to the next row, the last one to the row above, and the only one to the input',
      ],
    },
    webkit: ['everyone.test.mjs'],
  },
  list: {
    why: 'dragging and scrolling, when a frame has its layout, and how high a field is; WebKitGTK has no driver for a drag',
    firefox: {
      drag: ['a row is dragged down, and up, to where a line shows'],
      editor: ['on a wide window the text stays where it is when its editor opens'],
      longList: ['the focus stays on its row when that is scrolled away, and Tab goes on'],
      motion: [
        'a row is pressed while it moves, and what is done meanwhile goes on from where the rows are',
      ],
    },
    webkit: [],
  },
  beyond: {
    why: 'the clipboard, dropped files, keys, new tabs and inflating; of that, WebKitGTK opens a link in list.test.mjs',
    firefox: {
      adding: ['right after adding, keys undo and redo in the empty field'],
      files: ['a file dropped onto the list, or onto another screen, is imported'],
      openBackup: ['an empty list opens a backup, in browsers that keep no file as well'],
      paste: ['several pasted lines become several tasks, in one step'],
      receiving: ['a link asks first: No leaves all as it was, Yes adds its tasks in one step'],
      rowKeys: [
        'F2 edits the row, Delete asks to remove it, and undo brings the focus back with it',
      ],
      taskLinks: ['a link opens a new tab that learns nothing of this one'],
    },
    webkit: [],
  },
  security: {
    why: 'which parts of the policy an engine knows; what is shown as text is text in all of them',
    firefox: {
      policy: [
        'against inline scripts, strings as HTML, foreign scripts, styles and a second policy',
      ],
    },
    webkit: [],
  },
  hosting: {
    why: 'none: what a server answers is the same whoever asks',
    firefox: {},
    webkit: [],
  },
};

/** What a scene consists of is the same in every engine, and there it takes several times as long. */
export const NOT_IN_FIREFOX = '**/everyone/scenes.spec.ts';

/** Matches the tests of Firefox's core, by what Playwright calls their whole title. */
export function coreOfFirefox() {
  const wanted = Object.entries(CORE).flatMap(([group, { firefox }]) =>
    Object.entries(firefox).flatMap(([file, titles]) => {
      const place = literally(`${group}/${file}.spec.ts `);
      return titles === 'all' ? [place] : titles.map((title) => `${place}.*${literally(title)}$`);
    }),
  );
  return new RegExp(wanted.join('|'));
}

/** @param {string} text */
const literally = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
