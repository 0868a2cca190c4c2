import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useMessages } from '../../../i18n/DictionaryContext';
import { useBackgroundState, useTaskCommands } from '../../../store/StoreContext';
import { Button } from '../../../ui/Button';
import { classNames } from '../../../ui/classNames';
import { CLOCK, EXPORT, HELP, Icon, IMPORT } from '../../../ui/Icon';
import { IconButton } from '../../../ui/IconButton';
import { ignoreHeldKey, keyOf } from '../../../ui/keys';
import { isDialogOpen } from '../../../ui/Modal';
import { ListTools } from '../lazyScreens';
import styles from './ListToolbar.module.css';

interface ListToolbarProps {
  /** The file input, which other parts of the screen open, too. */
  readonly picker: RefObject<HTMLInputElement | null>;
}

/** The row of tools under the list: files, history and the keyboard shortcuts. */
export function ListToolbar({ picker }: ListToolbarProps) {
  const { files: texts, export: exports } = useMessages();
  const commands = useTaskCommands();
  const backupFile = useBackgroundState((state) => state.backupFile);
  const [opened, setOpened] = useState<'menu' | 'send' | 'history' | 'shortcuts' | null>(null);
  const isMenuOpen = opened === 'menu';
  const close = () => setOpened(null);
  const exportButton = useRef<HTMLButtonElement>(null);
  useHelpKey(() => setOpened('shortcuts'));

  return (
    <>
      <div className={styles.row} data-off-paper="">
        <div className={classNames(styles.menu, isMenuOpen && styles.open)}>
          <Button
            ref={exportButton}
            look="plain"
            className={styles.tool}
            aria-haspopup="menu"
            aria-expanded={isMenuOpen}
            data-control="export"
            // Removing the done tasks focuses this button.
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
        <Button look="plain" className={styles.tool} onClick={() => picker.current?.click()}>
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
          className={styles.tool}
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
      {backupFile && <ListTools.BackupFileLine file={backupFile} />}
    </>
  );
}

/**
 * "?" shows the shortcuts while a row or a button has the focus. Elsewhere a sign alone does nothing:
 * someone who dictates would set it off with a word.
 */
function useHelpKey(show: () => void): void {
  const open = useEffectEvent(show);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      if (!/^(Shift\+)?\?$/.test(keyOf(event)) || isDialogOpen()) return;
      if (target instanceof Element && target.matches('main :is(a, button, [type="checkbox"])'))
        open();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
