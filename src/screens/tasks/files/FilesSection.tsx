import { useRef, useState } from 'react';
import { useMessages } from '../../../i18n/DictionaryContext';
import { useTaskCommands } from '../../../store/StoreContext';
import type { Failure } from '../../../ui/ErrorBoundary';
import { Button } from '../../../ui/Button';
import { classNames } from '../../../ui/classNames';
import { IconButton } from '../../../ui/IconButton';
import { Late } from '../../../ui/Late';
import { PartFailure } from '../../../ui/PartFailure';
import styles from './FilesSection.module.css';
import { lateListTools } from './lateListTools';

const HELP = 'M7.2 7.6a2.8 2.8 0 1 1 4.3 2.4c-.9.6-1.5 1.1-1.5 2.2M10 15.6v.2';

/** The quiet row under the list: export, import and the keyboard shortcuts. */
export function FilesSection() {
  const { files: texts, failure } = useMessages();
  const commands = useTaskCommands();
  const [opened, setOpened] = useState<'menu' | 'shortcuts' | null>(null);
  const isMenuOpen = opened === 'menu';
  const close = () => setOpened(null);
  const picker = useRef<HTMLInputElement>(null);
  const exportButton = useRef<HTMLButtonElement>(null);
  const renderFailure = (failed: Failure) => <PartFailure {...failed} labels={failure} />;

  return (
    <div className={styles.row}>
      <div className={classNames(styles.menu, isMenuOpen && styles.open)}>
        <Button
          ref={exportButton}
          look="quiet"
          aria-haspopup="menu"
          aria-expanded={isMenuOpen}
          // Otherwise the press would close the menu by taking its focus, and the click would reopen it.
          onMouseDown={(event) => isMenuOpen && event.preventDefault()}
          onClick={() => setOpened(isMenuOpen ? null : 'menu')}
        >
          {texts.export}
        </Button>
        {isMenuOpen && (
          <Late
            part={lateListTools.exportMenu}
            props={{ label: texts.export, opener: exportButton, onClose: close }}
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
      <IconButton
        icon={HELP}
        label={texts.shortcuts}
        className={styles.shortcuts}
        aria-haspopup="dialog"
        onClick={() => setOpened('shortcuts')}
      />
      {opened === 'shortcuts' && (
        <Late
          part={lateListTools.shortcuts}
          props={{ title: texts.shortcuts, onClose: close }}
          renderFailure={renderFailure}
        />
      )}
    </div>
  );
}
