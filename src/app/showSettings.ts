import type { SettingsState, SettingsStore } from '../store/settingsStore';

/**
 * Applies the language and the theme to the document, now and after every change. It works without
 * React, so that a crashed page has them, too. Returns a function that stops it.
 */
export function showSettings({ state }: SettingsStore): () => void {
  showLanguage(state.getState());
  showTheme(state.getState());
  return state.subscribe((next, former) => {
    if (next.dictionary !== former.dictionary) showLanguage(next);
    // The choice has been saved before, and so survives a reload during the fade.
    if (next.darkTheme !== former.darkTheme) crossFade(() => showTheme(next));
  });
}

function showLanguage({ dictionary }: SettingsState): void {
  const lang = dictionary.language.toLowerCase();
  const { documentElement } = document;
  // Chromium computes the styles of the whole page again even if the value stays the same.
  if (documentElement.lang !== lang) documentElement.lang = lang;
}

function showTheme({ darkTheme }: SettingsState): void {
  const { documentElement } = document;
  documentElement.dataset['theme'] = darkTheme ? 'dark' : 'light';
  const canvas = getComputedStyle(documentElement).getPropertyValue('--canvas').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', canvas);
}

/** Fades the whole page from one picture to another, unless the visitor wants less motion. */
function crossFade(change: () => void): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !('startViewTransition' in document)) change();
  // The next change ends this fade, which is no error.
  else document.startViewTransition(change).ready.catch(() => {});
}
