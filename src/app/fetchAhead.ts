import { LANGUAGES } from '../i18n/language';
import { loadMessages } from '../i18n/loadMessages';
import { lateParts } from '../screens/tasks/lateParts';
import { lazyScreens } from './lazyScreens';

/** Brings in what the visitor may ask for next, one after the other, so that asking cannot fail. */
export async function fetchAhead(): Promise<void> {
  const parts = [
    ...Object.values({ ...lateParts, ...lazyScreens }).map((part) => () => part.fetch()),
    ...LANGUAGES.map((language) => () => loadMessages(language)),
  ];
  // A part that fails now is asked for again when it is wanted, and then says so.
  for (const fetch of parts) await fetch().catch(() => {});
}
