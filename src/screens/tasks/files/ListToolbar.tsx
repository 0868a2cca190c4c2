import { CLOCK, EXPORT, HELP, Icon, IMPORT } from '../../../ui/Icon';
import { useRef, useState, type RefObject } from 'react';
import { useMessages } from '../../../i18n/DictionaryContext';
import { useBackgroundState, useTaskCommands } from '../../../store/StoreContext';
import { Button } from '../../../ui/Button';
import { classNames } from '../../../ui/classNames';
import { IconButton } from '../../../ui/IconButton';
import { ignoreHeldKey } from '../../../ui/keys';
import { ListTools } from '../lazyScreens';
import styles from './ListToolbar.module.css';

interface ListToolbarProps {
  /** The file input, which other parts of the screen open, too. */
  readonly picker: RefObject<HTMLInputElement | null>;
}

/** The quiet row under the list: files, history and the keyboard shortcuts. */
export function ListToolbar({ picker }: ListToolbarProps) {
  const { files: texts, export: exports } = useMessages();
  const commands = useTaskCommands();
  const copy = useBackgroundState((state) => state.copy);
  const [opened, setOpened] = useState<'menu' | 'send' | 'history' | 'shortcuts' | null>(null);
  const isMenuOpen = opened === 'menu';
  const close = () => setOpened(null);
  const exportButton = useRef<HTMLButtonElement>(null);

  return (
    <>
      <div className={styles.row}>
        <div className={classNames(styles.menu, isMenuOpen && styles.open)}>
          <Button
            ref={exportButton}
            look="plain"
            className={styles.way}
            aria-haspopup="menu"
            aria-expanded={isMenuOpen}
            data-control="export"
            // It gets the focus when the done tasks are removed.
            onKeyDown={ignoreHeldKey}
            // Otherwise the press would close the menu by taking its focus, and the click would reopen it.
            onMouseDown={(event) => isMenuOpen && event.preventDefault()}
            onClick={() => setOpened(isMenuOpen ? null : 'menu')}
          >
            <Icon path={EXPORT} />
            {texts.export}
          </Button>
          {isMenuOpen && (
            <ListTools.ExportMenu
              label={texts.export}
              opener={exportButton}
              onSend={() => setOpened('send')}
              onClose={close}
            />
          )}
        </div>
        <Button look="plain" className={styles.way} onClick={() => picker.current?.click()}>
          <Icon path={IMPORT} />
          {texts.import}
        </Button>
        <input
          ref={picker}
          type="file"
          hidden
          multiple
          accept=".json,.md,.markdown,.txt,.csv,application/json,text/*"
          onChange={({ currentTarget }) => {
            void commands.importFiles([...(currentTarget.files ?? [])]);
            // Otherwise choosing the same file again would fire no event.
            currentTarget.value = '';
          }}
        />
        <Button
          look="plain"
          className={styles.way}
          aria-haspopup="dialog"
          onClick={() => setOpened('history')}
        >
          <Icon path={CLOCK} />
          {texts.history}
        </Button>
        <IconButton
          icon={HELP}
          label={texts.shortcuts}
          className={styles.shortcuts}
          aria-haspopup="dialog"
          onClick={() => setOpened('shortcuts')}
        />
        {opened === 'history' && <ListTools.HistoryDialog title={texts.history} onClose={close} />}
        {opened === 'send' && <ListTools.SendDialog title={exports.send} onClose={close} />}
        {opened === 'shortcuts' && (
          <ListTools.ShortcutsDialog title={texts.shortcuts} onClose={close} />
        )}
      </div>
      {copy && <ListTools.CopyLine copy={copy} />}
    </>
  );
}
