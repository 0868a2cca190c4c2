import { useEffect } from 'react';
import { useDictionary } from '../i18n/DictionaryContext';
import { useSettings } from '../store/StoreContext';

const BAR = { light: '#005a5f', dark: '#2c321a' };

/** The parts of the document outside React's root: its title, language and theme. */
export function useDocument(title: string): void {
  const { language } = useDictionary();
  const theme = useSettings(({ darkTheme }) => (darkTheme ? 'dark' : 'light'));
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    document.documentElement.lang = language.toLowerCase();
  }, [language]);
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BAR[theme]);
  }, [theme]);
}
