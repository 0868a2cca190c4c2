import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { navigate } from 'wouter/use-browser-location';
import { base, isOnList, leftList, PATHS } from '../routes/addresses';
import { isApple, keyOf } from '../ui/keys';

/** Ctrl+K (⌘K) goes to the search, from another screen by way of the list as it was left. */
export function useSearchKey(): void {
  useEffect(() => {
    const wanted = isApple() ? 'Meta+k' : 'Ctrl+k';
    const press = (event: KeyboardEvent) => {
      // An open dialog has to be answered first.
      if (keyOf(event) !== wanted || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      // At once: a letter that is typed right after the key must find the field.
      if (!isOnList()) flushSync(() => navigate(base + PATHS.tasks + (leftList() ?? '')));
      const field = document.querySelector<HTMLInputElement>('[type="search"]');
      field?.focus();
      field?.select();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
