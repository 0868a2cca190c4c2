import { useMessages } from '../../i18n/DictionaryContext';
import { nameOf } from '../../i18n/nameOf';
import type { Offer } from '../../store/listView';
import { useTaskCommands } from '../../store/StoreContext';
import { classNames } from '../../ui/classNames';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { focusMain } from '../../ui/focusMain';
import styles from './OfferQuestion.module.css';

const ARRIVING = 'M10 3v9.5M6 9l4 4 4-4M3.5 16.5h13';
const FIRST = 3;
const LETTERS = 200;

/** Asks, on whichever screen a link was opened, whether to add the list that it brings. */
export function OfferQuestion({ offer }: { offer: Offer }) {
  const messages = useMessages();
  const commands = useTaskCommands();
  const { tasks, updated, accept } = offer;
  const texts = messages.offer;
  const close = () => {
    commands.declineOffer();
    // The question may have come before anything had the focus that could get it back; until the
    // dialog has gone, its button still has it.
    requestAnimationFrame(() => document.activeElement === document.body && focusMain());
  };
  return (
    <ConfirmDialog
      icon={ARRIVING}
      look="primary"
      question={texts.question(tasks.length)}
      subject={
        <ul className={styles.tasks}>
          {tasks.slice(0, FIRST).map(({ content, done }, index) => (
            // Ids are not unique before they are imported, and these rows never move.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} dir="auto" className={classNames(done && styles.done)}>
              {shortened(nameOf(content, messages))}
            </li>
          ))}
          {tasks.length > FIRST && (
            <li className={styles.more}>{texts.more(tasks.length - FIRST)}</li>
          )}
        </ul>
      }
      note={updated > 0 ? texts.updates(updated) : undefined}
      labels={messages.dialog}
      onYes={accept}
      onClose={close}
    />
  );
}

/** A text of millions of letters would hold up the page, and push the next one out of sight. */
function shortened(text: string): string {
  if (text.length <= LETTERS) return text;
  return `${Array.from(text.slice(0, 2 * LETTERS))
    .slice(0, LETTERS)
    .join('')}…`;
}
