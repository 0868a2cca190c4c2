import { useState } from 'react';
import { useTaskCommands } from '../../store/StoreContext';

/** A part of the screen that is fetched when it is opened. A failure is told, and can be retried. */
export function useOpening<Part>(load: () => Promise<Part>) {
  const [opened, setOpened] = useState<Part | null>(null);
  const commands = useTaskCommands();
  return {
    opened,
    async open() {
      try {
        const part = await load();
        setOpened(() => part);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        console.error(reason);
        commands.tell({ type: 'partFailed', reason });
      }
    },
    close: () => setOpened(null),
  };
}
