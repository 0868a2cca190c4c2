import { useEffect, useRef } from 'react';
import { useDictionary } from '../i18n/DictionaryContext';
import { useSettings } from '../store/StoreContext';

/** Sets the language and theme of the document itself, so that a crashed page has them too. */
export function DocumentSettings() {
  const { language } = useDictionary();
  const theme = useSettings(({ darkTheme }) => (darkTheme ? 'dark' : 'light'));
  const isStarted = useRef(false);
  useEffect(() => {
    // Until the first frame the stored theme takes the place of that of the HTML, which is no change.
    const frame = requestAnimationFrame(() => {
      isStarted.current = true;
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  useEffect(() => {
    document.documentElement.lang = language.toLowerCase();
  }, [language]);
  useEffect(() => {
    const { documentElement } = document;
    const apply = () => {
      documentElement.dataset['theme'] = theme;
      const bar = getComputedStyle(documentElement).getPropertyValue('--bar').trim();
      document.querySelector('meta[name="theme-color"]')?.setAttribute('content', bar);
    };
    // The picture alone fades: what was chosen is saved already, and a quick reload keeps it.
    if (isStarted.current) crossFade(apply);
    else apply();
  }, [theme]);
  return null;
}

/** Lets the whole page change as one picture into another, where the browser and the visitor agree. */
function crossFade(change: () => void): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !('startViewTransition' in document)) change();
  else document.startViewTransition(change);
}
