import { useEffect } from 'react';
import { useDictionary } from '../i18n/DictionaryContext';
import { useSettings } from '../store/StoreContext';

const BAR = { light: '#005a5f', dark: '#2c321a' };

/** Language and theme of the document outside React's root, which a crashed page has, too. */
export function DocumentSettings() {
  const { language } = useDictionary();
  const theme = useSettings(({ darkTheme }) => (darkTheme ? 'dark' : 'light'));
  useEffect(() => {
    document.documentElement.lang = language.toLowerCase();
  }, [language]);
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BAR[theme]);
  }, [theme]);
  return null;
}
