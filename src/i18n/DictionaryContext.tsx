import { createContext, useContext } from 'react';
import { DEFAULT_LANGUAGE, type Language } from './language';
import { pl, type Messages } from './pl';

/** A language and its texts, always together: a screen is never half in another language. */
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
