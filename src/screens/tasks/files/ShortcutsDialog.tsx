import { useMessages } from '../../../i18n/DictionaryContext';
import { classNames } from '../../../ui/classNames';
import { InfoDialog } from '../../../ui/InfoDialog';
import { isApple } from '../../../ui/keys';
import styles from './ShortcutsDialog.module.css';

const ON_APPLE = isApple();
const CONTROL = ON_APPLE ? '⌘' : 'Ctrl';
const ALT = ON_APPLE ? '⌥' : 'Alt';

/** `ways` lists alternatives, each a combination of keys. */
const SHORTCUTS = [
  { name: 'add', ways: [['Enter']] },
  { name: 'addTop', ways: [[CONTROL, 'Enter']] },
  { name: 'paste', ways: [[CONTROL, 'V']] },
  { name: 'undo', ways: [[CONTROL, 'Z']] },
  {
    name: 'redo',
    ways: ON_APPLE
      ? [[CONTROL, 'Shift', 'Z']]
      : [
          [CONTROL, 'Shift', 'Z'],
          [CONTROL, 'Y'],
        ],
  },
  { name: 'search', ways: [[CONTROL, 'K']] },
  { name: 'toList', ways: [['↓']] },
  { name: 'toFound', ways: [['↓'], ['Enter']] },
  { name: 'toField', ways: [['↑']] },
  { name: 'walk', ways: [['↑ ↓']] },
  { name: 'ends', ways: [['home'], ['end']] },
  { name: 'neighbours', ways: [['← →']] },
  { name: 'tick', ways: [['space']] },
  { name: 'edit', ways: [['F2']] },
  { name: 'remove', ways: [[ON_APPLE ? '⌦' : 'delete']] },
  { name: 'move', ways: [[ALT, '↑ ↓']] },
  { name: 'moveFar', ways: [[ALT, 'Shift', '↑ ↓']] },
  { name: 'save', ways: [['Enter']] },
  { name: 'newLine', ways: [['Shift', 'Enter']] },
  { name: 'cancel', ways: [['Esc']] },
  { name: 'help', ways: [['?']] },
] as const;

interface ShortcutsDialogProps {
  readonly title: string;
  readonly onClose: () => void;
}

export function ShortcutsDialog({ title, onClose }: ShortcutsDialogProps) {
  const { shortcuts: texts, dialog } = useMessages();
  const names: Record<string, string> = texts.keys;
  const keyName = (key: string) => names[key] ?? key;
  return (
    <InfoDialog title={title} close={dialog.close} onClose={onClose}>
      <dl className={styles.list}>
        {SHORTCUTS.map(({ name, ways }) => (
          <div key={name} className={styles.shortcut}>
            <dt>{texts[name]}</dt>
            <dd className={styles.ways}>
              {ways.map((keys, index) => (
                <span key={keys.join()}>
                  {index > 0 && ` ${texts.or} `}
                  {keys.map((key) => (
                    <kbd key={key}>{keyName(key)}</kbd>
                  ))}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className={classNames('note', styles.remark)}>{texts.undoLasts}</p>
    </InfoDialog>
  );
}
