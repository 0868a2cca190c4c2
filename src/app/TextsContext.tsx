import { createContext, useContext, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { DictionaryContext } from '../i18n/DictionaryContext';
import type { Language } from '../i18n/language';
import type { Texts } from './texts';

interface LanguageSwitch {
  readonly show: (language: Language) => void;
  readonly failed: Language | null;
}

const LanguageSwitchContext = createContext<LanguageSwitch | null>(null);

export function TextsProvider({ texts, children }: { texts: Texts; children: ReactNode }) {
  const { dictionary, failed } = useStore(texts.state);
  const show = (language: Language) => void texts.show(language);
  return (
    <DictionaryContext value={dictionary}>
      <LanguageSwitchContext value={{ show, failed }}>{children}</LanguageSwitchContext>
    </DictionaryContext>
  );
}

export function useLanguageSwitch(): LanguageSwitch {
  const value = useContext(LanguageSwitchContext);
  if (!value) throw new Error('TextsProvider is missing above this component');
  return value;
}
