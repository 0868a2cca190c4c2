import { useTaskCommands } from '../../store/StoreContext';
import type { LatePart } from '../../ui/latePart';
import { reasonOf } from '../../ui/reasonOf';

/** Acts with a late part: at once if it is there. A failure is told, and the next try asks again. */
export function useFetched() {
  const commands = useTaskCommands();
  return <Part>(part: LatePart<Part>, act: (part: Part) => void): void => {
    const tell = (error: unknown) => {
      const reason = reasonOf(error);
      console.error(reason);
      commands.tell({ type: 'partFailed', reason });
    };
    const present = part.get();
    if (present) act(present);
    else void part.fetch().then(act, tell);
  };
}
