import { useEffect } from 'react';
import { useTaskCommands } from '../../../store/StoreContext';

const TYPING_MS = 700;

/** Announces how many tasks were found once the visitor has stopped typing. */
export function useFoundAnnouncement(term: string): void {
  const commands = useTaskCommands();
  useEffect(() => {
    if (term.trim() === '') return;
    const timer = setTimeout(() => commands.sayFound(), TYPING_MS);
    return () => clearTimeout(timer);
  }, [term, commands]);
}
