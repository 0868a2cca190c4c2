import { useMessages } from '../../i18n/DictionaryContext';
import { saveFile } from '../../screens/tasks/files/saveFile';
import { useBackground, useBackgroundState, useTaskCommands } from '../../store/StoreContext';
import { DismissButton, Notice } from '../../ui/Notice';

/** Says that the list can be lost, once it is long enough to matter and nothing protects it. */
export function BackupReminder() {
  const { backupReminder: texts } = useMessages().notices;
  const commands = useTaskCommands();
  const { noteBackup, dismissReminder } = useBackground();
  const danger = useBackgroundState((state) => state.reminder);
  if (!danger) return null;
  const save = () => {
    saveFile(commands.tasks(), 'json');
    noteBackup();
  };
  return (
    <Notice look="card" text={texts[danger]}>
      <DismissButton onClick={save}>{texts.save}</DismissButton>
      <DismissButton onClick={dismissReminder}>{texts.notNow}</DismissButton>
    </Notice>
  );
}
