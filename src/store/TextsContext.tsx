import { createContext, useContext, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { DictionaryContext } from '../i18n/DictionaryContext';
import type { Language } from '../i18n/language';
import type { LanguageFailure, Texts } from './texts';

const TextsContext = createContext<Texts | null>(null);

export function TextsProvider({ texts, children }: { texts: Texts; children: ReactNode }) {
  const dictionary = useStore(texts.state, (state) => state.dictionary);
  return (
    <TextsContext value={texts}>
      <DictionaryContext value={dictionary}>{children}</DictionaryContext>
    </TextsContext>
  );
}

interface LanguageSwitch {
  readonly show: (language: Language) => void;
  readonly failed: LanguageFailure | null;
}

export function useLanguageSwitch(): LanguageSwitch {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('TextsProvider is missing above this component');
  const failed = useStore(texts.state, (state) => state.failed);
  return { failed, show: (language) => void texts.show(language) };
}
