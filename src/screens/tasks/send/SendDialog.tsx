import { startTransition, Suspense, useState } from 'react';
import type { Tasks } from '../../../domain/task';
import { useMessages } from '../../../i18n/DictionaryContext';
import { linkTo } from '../../../publicAddresses';
import { base, PATHS } from '../../../routes/addresses';
import { writeSharedList } from '../../../store/sharing/writeSharedList';
import { useShownTasks, useTaskState } from '../../../store/StoreContext';
import { InfoDialog } from '../../../ui/InfoDialog';
import styles from './SendDialog.module.css';
import { SentList } from './SentList';

/** Every browser opens and most messengers carry links of this length (decision 17). */
const MAX_LIST_LETTERS = 32_000;

interface SendDialogProps {
  readonly title: string;
  readonly onClose: () => void;
}

/** The list as a QR code and a link for another device, which no server sees. */
export function SendDialog({ title, onClose }: SendDialogProps) {
  const { dialog, list, send: texts } = useMessages();
  const all = useTaskState((state) => state.tasks);
  const isSearch = useTaskState(({ term }) => term.trim() !== '');
  const shown = useShownTasks();
  // A search without results leaves no choice.
  const [sent, setSent] = useState(() => sending(isSearch && shown.length > 0 ? shown : all));
  // The current link stays visible until the other one is ready.
  const choose = (tasks: Tasks) => startTransition(() => setSent(sending(tasks)));
  const choices = [
    { name: texts.all(all.length), tasks: all },
    { name: (isSearch ? texts.found : texts.shown)(shown.length), tasks: shown },
  ];

  return (
    <InfoDialog title={title} close={dialog.close} onClose={onClose}>
      <div className={styles.sent}>
        {shown.length > 0 && shown.length < all.length && (
          <fieldset className={styles.choices}>
            <legend>{texts.what}</legend>
            {choices.map(({ name, tasks }, index) => (
              <label key={name} className={styles.choice}>
                <input
                  type="radio"
                  name="sent"
                  defaultChecked={index === (isSearch ? 1 : 0)}
                  onChange={() => choose(tasks)}
                />
                {name}
              </label>
            ))}
          </fieldset>
        )}
        {all.length === 0 ? (
          <p>{list.empty}</p>
        ) : (
          <Suspense>
            <SentList {...sent} />
          </Suspense>
        )}
      </div>
    </InfoDialog>
  );
}

/** Started outside of Suspense, which would start it again with every render. */
function sending(tasks: Tasks) {
  return { tasks, making: linkOf(tasks) };
}

async function linkOf(tasks: Tasks): Promise<string | null> {
  const list = await writeSharedList(tasks, MAX_LIST_LETTERS);
  return list && linkTo(location.origin + base + PATHS.tasks, list);
}
