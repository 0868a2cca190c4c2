import { TERM_PARAMETER } from '../publicAddresses';
import { browserStorage } from '../storage/browser/localValue';
import { recordEarlyClicks } from './earlyClicks';
import { paintRows } from './paintRows';
import { readStored } from './readStored';

/** Inlined in the HTML right after the root, so that it runs before the first paint. */
const place = document.getElementById('root');
if (place) boot(place);

function boot(root: HTMLElement): void {
  recordEarlyClicks(root);
  const { lang, dataset } = document.documentElement;
  const page = template(`page-${lang}`);
  if (page) {
    root.dataset.page = page.dataset.page;
    root.replaceChildren(page.content);
    preload(page.dataset.script);
  }
  // The HTML is that of the light theme.
  if (dataset['theme'] === 'dark') {
    document.querySelector('[data-theme-toggle]')?.setAttribute('aria-pressed', 'true');
  }
  const list = template(`list-${lang}`);
  // A search or a former address may show other rows, or another screen.
  const term = new URLSearchParams(location.search).get(TERM_PARAMETER);
  if (!list || term || location.hash.startsWith('#/')) return;
  const tasks = readStored(browserStorage());
  globalThis.painted = (tasks && paintRows(root, list.content, tasks)) ?? undefined;
}

function template(id: string): HTMLTemplateElement | null {
  const element = document.getElementById(id);
  return element instanceof HTMLTemplateElement ? element : null;
}

/** The texts of a language, which the app would request only after its start. */
function preload(address: string | undefined): void {
  if (address === undefined) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.href = address;
  document.head.append(link);
}
