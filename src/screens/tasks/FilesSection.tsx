import { useRef } from 'react';
import { useMessages } from '../../i18n/DictionaryContext';
import { useTaskCommands } from '../../store/StoreContext';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import styles from './FilesSection.module.css';
// Styles that come with a late part need a loader in the first script that is larger than they are.
import './ShortcutsDialog.module.css';
import '../../ui/InfoDialog.module.css';
import '../../ui/Menu.module.css';
import { useFileDrop } from './useFileDrop';
import { useOpening } from './useOpening';

const loadMenu = async () =>
  (await import(/* webpackChunkName: "files" */ './ExportMenu')).ExportMenu;
const loadShortcuts = async () =>
  (await import(/* webpackChunkName: "shortcuts" */ './ShortcutsDialog')).ShortcutsDialog;

/** The quiet row under the list: its way out of this browser and into it, and the keys. */
export function FilesSection() {
  const { files: texts } = useMessages();
  const commands = useTaskCommands();
  const { opened: ExportMenu, ...menu } = useOpening(loadMenu);
  const { opened: ShortcutsDialog, ...shortcuts } = useOpening(loadShortcuts);
  const importFiles = (files: Iterable<File>) => void commands.importFiles([...files]);
  const isDropping = useFileDrop(importFiles);
  const picker = useRef<HTMLInputElement>(null);
  const exportButton = useRef<HTMLButtonElement>(null);

  return (
    <div className={styles.row}>
      <div className={styles.menu}>
        <Button
          ref={exportButton}
          look="quiet"
          aria-haspopup="menu"
          aria-expanded={ExportMenu !== null}
          // The press would take the focus from the open menu, which closes it, and then open it again.
          onMouseDown={(event) => ExportMenu && event.preventDefault()}
          onClick={() => (ExportMenu ? menu.close() : void menu.open())}
        >
          {texts.export}
        </Button>
        {ExportMenu && <ExportMenu opener={exportButton} onClose={menu.close} />}
      </div>
      <Button look="quiet" className={styles.import} onClick={() => picker.current?.click()}>
        {texts.import}
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        accept=".json,.md,.markdown,.txt,application/json,text/*"
        onChange={({ currentTarget }) => {
          importFiles(currentTarget.files ?? []);
          // Or the same file could not be chosen again.
          currentTarget.value = '';
        }}
      />
      <IconButton
        icon="help"
        label={texts.shortcuts}
        aria-haspopup="dialog"
        onClick={() => void shortcuts.open()}
      />
      {ShortcutsDialog && <ShortcutsDialog onClose={shortcuts.close} />}
      {isDropping && <p className={styles.drop}>{texts.drop}</p>}
    </div>
  );
}
