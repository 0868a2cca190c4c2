import { useStore } from 'zustand';
import { writeBackup } from '../../domain/formats/backup';
import { useMessages } from '../../i18n/DictionaryContext';
import { saveFile } from '../../screens/tasks/files/saveFile';
import { useTaskState } from '../../store/StoreContext';
import { endWord, noteBackup, wordInTime } from '../../store/wordInTime';
import { EndingButton, Notice } from '../../ui/Notice';
import { deletesUnvisited } from './deletesUnvisited';

/** Says that the list can be lost, once it is worth something and nothing protects it. */
export function WordNotice() {
  const { word } = useMessages().notices;
  const { isGiven } = useStore(wordInTime);
  const tasks = useTaskState((state) => state.tasks);
  if (!isGiven) return null;
  const isUnvisitedDeleted =
    deletesUnvisited(navigator.userAgent) && !matchMedia('(display-mode: standalone)').matches;
  const save = () => {
    saveFile(writeBackup(tasks), 'json');
    noteBackup();
  };
  return (
    <Notice look="card" text={isUnvisitedDeleted ? word.unvisited : word.cleared}>
      <EndingButton onClick={save}>{word.save}</EndingButton>
      <EndingButton onClick={endWord}>{word.notNow}</EndingButton>
    </Notice>
  );
}
