import { createContext, useContext } from 'react';
import { DEFAULT_LANGUAGE, type Language } from './language';
import { pl, type Messages } from './pl';

/** A language and its texts change together, so that a screen never mixes two languages. */
export interface Dictionary {
  readonly language: Language;
  readonly messages: Messages;
}

export const DictionaryContext = createContext<Dictionary>({
  language: DEFAULT_LANGUAGE,
  messages: pl,
});

export function useDictionary(): Dictionary {
  return useContext(DictionaryContext);
}

export function useMessages(): Messages {
  return useDictionary().messages;
}
