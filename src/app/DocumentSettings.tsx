import { useEffect } from 'react';
import { useDictionary } from '../i18n/DictionaryContext';
import { useSettings } from '../store/StoreContext';

/** Language and theme of the document outside React's root, which a crashed page has, too. */
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
