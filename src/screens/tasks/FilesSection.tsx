import { useRef, useState } from 'react';
import { useMessages } from '../../i18n/DictionaryContext';
import { useTaskCommands } from '../../store/StoreContext';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import type { ExportMenu } from './ExportMenu';
import styles from './FilesSection.module.css';
import { lateParts } from './lateParts';
import type { ShortcutsDialog } from './ShortcutsDialog';
import { useFetched } from './useFetched';

const HELP = 'M7.2 7.6a2.8 2.8 0 1 1 4.3 2.4c-.9.6-1.5 1.1-1.5 2.2M10 15.6v.2';

/** The quiet row under the list: its way out of this browser and into it, and the keys. */
export function FilesSection() {
  const { files: texts } = useMessages();
  const commands = useTaskCommands();
  const [Menu, setMenu] = useState<typeof ExportMenu | null>(null);
  const [Shortcuts, setShortcuts] = useState<typeof ShortcutsDialog | null>(null);
  const whenFetched = useFetched();
  const closeMenu = () => setMenu(null);
  const importFiles = (files: Iterable<File>) => void commands.importFiles([...files]);
  const picker = useRef<HTMLInputElement>(null);
  const exportButton = useRef<HTMLButtonElement>(null);

  return (
    <div className={styles.row}>
      <div className={styles.menu}>
        <Button
          ref={exportButton}
          look="quiet"
          aria-haspopup="menu"
          aria-expanded={Menu !== null}
          // The press would take the focus from the open menu, which closes it, and then open it again.
          onMouseDown={(event) => Menu && event.preventDefault()}
          onClick={() => {
            if (Menu) closeMenu();
            else whenFetched(lateParts.exportMenu, (part) => setMenu(() => part));
          }}
        >
          {texts.export}
        </Button>
        {Menu && <Menu label={texts.export} opener={exportButton} onClose={closeMenu} />}
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
        icon={HELP}
        label={texts.shortcuts}
        aria-haspopup="dialog"
        onClick={() => whenFetched(lateParts.shortcuts, (part) => setShortcuts(() => part))}
      />
      {Shortcuts && <Shortcuts title={texts.shortcuts} onClose={() => setShortcuts(null)} />}
    </div>
  );
}
