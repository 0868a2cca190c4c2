import { useRef, useState } from 'react';
import { Link } from '../routes/Link';
import { useMessages } from '../i18n/DictionaryContext';
import { CLOSE, MENU } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import { classNames } from '../ui/classNames';
import { ClickAway } from '../ui/ClickAway';
import { useCloseRequest } from '../ui/useCloseRequest';
import styles from './NavBar.module.css';
import type { Route } from '../routes/addresses';

const SCREENS = ['tasks', 'author', 'info'] as const;

interface NavBarProps {
  readonly screen: Route['screen'];
  readonly pathname: string;
}

export function NavBar({ screen, pathname }: NavBarProps) {
  const { nav } = useMessages();
  // Remembering the page it was opened on lets Back close it, and keeps Forward from reopening it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === pathname;
  // The details belong to the list.
  const parent = screen === 'task' && 'tasks';
  if (openOn !== null && !isOpen) setOpenOn(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpenOn(null);
    // The focused link is hidden now. On a wide screen the button is hidden instead, and cannot take it.
    menuButton.current?.focus();
  };
  useCloseRequest(isOpen, close);
  return (
    <nav className={classNames(styles.bar, isOpen && styles.open)} aria-label={nav.label}>
      {isOpen && <ClickAway onPress={close} />}
      <IconButton
        ref={menuButton}
        className={styles.menu}
        icon={isOpen ? CLOSE : MENU}
        label={isOpen ? nav.close : nav.open}
        aria-expanded={isOpen}
        aria-controls="nav-links"
        onClick={() => setOpenOn(isOpen ? null : pathname)}
      />
      <div id="nav-links" className={styles.links} data-open={isOpen}>
        {SCREENS.map((linked) => (
          <Link
            key={linked}
            to={{ screen: linked }}
            className={styles.link}
            // Also the words whose width is reserved: .link::before.
            aria-label={nav[linked]}
            aria-current={linked === screen ? 'page' : linked === parent || undefined}
            onClick={close}
          >
            {nav[linked]}
          </Link>
        ))}
      </div>
    </nav>
  );
}
