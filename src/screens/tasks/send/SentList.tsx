import { use, useState } from 'react';
import type { Tasks } from '../../../domain/task';
import { useMessages } from '../../../i18n/DictionaryContext';
import { Button } from '../../../ui/Button';
import { copyText } from '../../../ui/copyText';
import { TextField } from '../../../ui/TextField';
import { saveFile } from '../files/saveFile';
import { MAX_CODE_LETTERS, QrCode } from './QrCode';
import styles from './SendDialog.module.css';

interface SentListProps {
  readonly tasks: Tasks;
  /** Null when the list is too long for a link. */
  readonly making: Promise<string | null>;
}

/** The ways to send a list of this length. */
export function SentList({ tasks, making }: SentListProps) {
  const { send: texts, export: exports } = useMessages();
  const link = use(making);
  if (link === null) {
    return (
      <div className={styles.ways}>
        <p>{texts.noLink}</p>
        <Button onClick={() => saveFile(tasks, 'json')}>{exports.json}</Button>
      </div>
    );
  }
  const hasCode = link.length <= MAX_CODE_LETTERS;
  return (
    <div className={styles.ways}>
      {hasCode && <QrCode text={link} label={texts.code} />}
      <p>
        {hasCode ? texts.scan : texts.noCode}{' '}
        <span className={styles.privacy}>{texts.privacy}</span>
      </p>
      <TextField
        label={texts.link}
        value={link}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <LinkButtons key={link} link={link} />
    </div>
  );
}

function LinkButtons({ link }: { link: string }) {
  const { send: texts } = useMessages();
  const [outcome, setOutcome] = useState('');
  const copy = async () => {
    setOutcome((await copyText(link)) ? texts.copied : texts.notCopied);
  };
  const share = async () => {
    try {
      await navigator.share({ url: link });
    } catch (error) {
      // A visitor who closes the sheet knows that nothing was sent.
      const isClosed = error instanceof DOMException && error.name === 'AbortError';
      if (!isClosed) setOutcome(texts.notShared);
    }
  };
  return (
    <div className={styles.buttons}>
      <Button onClick={() => void copy()}>{texts.copy}</Button>
      {canShare(link) && (
        <Button look="outline" onClick={() => void share()}>
          {texts.share}
        </Button>
      )}
      {/* A notice would be behind the dialog, neither seen nor announced. */}
      <p role="status">{outcome}</p>
    </div>
  );
}

/** Firefox on a computer has no share sheet. */
function canShare(url: string): boolean {
  return 'canShare' in navigator && navigator.canShare({ url });
}
