import { HELP } from '../../../ui/Icon';
import { useDeferredValue, useRef, useState, type RefObject } from 'react';
import { useMessages } from '../../../i18n/DictionaryContext';
import { useBackgroundState, useTaskCommands, useTaskState } from '../../../store/StoreContext';
import type { Failure } from '../../../ui/ErrorBoundary';
import { Button } from '../../../ui/Button';
import { classNames } from '../../../ui/classNames';
import { focusNamed, onFocusLost } from '../../../ui/focus/focus';
import { IconButton } from '../../../ui/IconButton';
import { ignoreHeldKey } from '../../../ui/keys';
import { Late } from '../../../ui/Late';
import { PartFailure } from '../../../ui/PartFailure';
import styles from './FilesSection.module.css';
import { lateListTools } from './lateListTools';

const toExport = onFocusLost(() => focusNamed('export'));

interface FilesSectionProps {
  /** The field by which files are chosen, also from elsewhere on the screen. */
  readonly picker: RefObject<HTMLInputElement | null>;
}

/** The quiet row under the list: files, history, the done tasks and the keyboard shortcuts. */
export function FilesSection({ picker }: FilesSectionProps) {
  const { files: texts, export: exports, failure } = useMessages();
  const commands = useTaskCommands();
  // Not in the first render, which takes over HTML that was made before anyone's list was known.
  const someDone = useDeferredValue(
    useTaskState(({ tasks }) => tasks.some(({ done }) => done)),
    false,
  );
  const copy = useBackgroundState((state) => state.copy);
  const [opened, setOpened] = useState<'menu' | 'send' | 'history' | 'shortcuts' | null>(null);
  const isMenuOpen = opened === 'menu';
  const close = () => setOpened(null);
  const exportButton = useRef<HTMLButtonElement>(null);
  const renderFailure = (failed: Failure) => <PartFailure {...failed} labels={failure} />;

  return (
    <>
      <div className={styles.row}>
        <div className={classNames(styles.menu, isMenuOpen && styles.open)}>
          <Button
            ref={exportButton}
            look="quiet"
            aria-haspopup="menu"
            aria-expanded={isMenuOpen}
            data-control="export"
            // It has the focus when the done tasks are gone.
            onKeyDown={ignoreHeldKey}
            // Otherwise the press would close the menu by taking its focus, and the click would reopen it.
            onMouseDown={(event) => isMenuOpen && event.preventDefault()}
            onClick={() => setOpened(isMenuOpen ? null : 'menu')}
          >
            {texts.export}
          </Button>
          {isMenuOpen && (
            <Late
              part={lateListTools.exportMenu}
              props={{
                label: texts.export,
                opener: exportButton,
                onSend: () => setOpened('send'),
                onClose: close,
              }}
              renderFailure={renderFailure}
            />
          )}
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
            void commands.importFiles([...(currentTarget.files ?? [])]);
            // Otherwise choosing the same file again would fire no event.
            currentTarget.value = '';
          }}
        />
        <Button
          look="quiet"
          className={styles.history}
          aria-haspopup="dialog"
          onClick={() => setOpened('history')}
        >
          {texts.history}
        </Button>
        <div className={styles.done}>
          {someDone && (
            <>
              <Button
                look="quietDanger"
                data-control="remove-done"
                onClick={() => commands.askToRemoveDone()}
              >
                {texts.removeDone}
              </Button>
              <Button
                ref={toExport}
                look="quiet"
                data-control="uncheck-all"
                onClick={() => commands.uncheckAll()}
              >
                {texts.uncheckAll}
              </Button>
            </>
          )}
          <IconButton
            icon={HELP}
            label={texts.shortcuts}
            className={styles.shortcuts}
            aria-haspopup="dialog"
            onClick={() => setOpened('shortcuts')}
          />
        </div>
        {opened === 'history' && (
          <Late
            part={lateListTools.history}
            props={{ title: texts.history, onClose: close }}
            renderFailure={renderFailure}
          />
        )}
        {opened === 'send' && (
          <Late
            part={lateListTools.send}
            props={{ title: exports.send, onClose: close }}
            renderFailure={renderFailure}
          />
        )}
        {opened === 'shortcuts' && (
          <Late
            part={lateListTools.shortcuts}
            props={{ title: texts.shortcuts, onClose: close }}
            renderFailure={renderFailure}
          />
        )}
      </div>
      {copy && (
        <Late part={lateListTools.copyLine} props={{ copy }} renderFailure={renderFailure} />
      )}
    </>
  );
}
