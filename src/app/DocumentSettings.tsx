import { useEffect } from 'react';
import { useDictionary } from '../i18n/DictionaryContext';
import { useSettings } from '../store/StoreContext';

/** Sets the language and theme of the document itself, so that a crashed page has them too. */
export function DocumentSettings() {
  const { language } = useDictionary();
  const theme = useSettings(({ darkTheme }) => (darkTheme ? 'dark' : 'light'));
  useEffect(() => {
    document.documentElement.lang = language.toLowerCase();
  }, [language]);
  useEffect(() => {
    const { documentElement } = document;
    documentElement.dataset['theme'] = theme;
    const bar = getComputedStyle(documentElement).getPropertyValue('--bar').trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', bar);
  }, [theme]);
  return null;
}
