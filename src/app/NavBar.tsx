import { useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'wouter';
import { useMessages } from '../i18n/DictionaryContext';
import { IconButton } from '../ui/IconButton';
import styles from './NavBar.module.css';
import type { Route } from './route';

const LINKS = [
  { screen: 'tasks', href: '/zadania' },
  { screen: 'author', href: '/autor' },
  { screen: 'info', href: '/info' },
] as const;

export function NavBar({ screen }: { screen: Route['screen'] }) {
  const { nav } = useMessages();
  const [isOpen, setOpen] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    menuButton.current?.focus();
  };
  return (
    <nav className={styles.bar} aria-label={nav.label}>
      <IconButton
        ref={menuButton}
        className={styles.menu}
        icon={isOpen ? 'close' : 'menu'}
        label={isOpen ? nav.close : nav.open}
        aria-expanded={isOpen}
        aria-controls="nav-links"
        onClick={() => setOpen(!isOpen)}
        onKeyDown={closeOnEscape}
      />
      <div id="nav-links" className={styles.links} data-open={isOpen}>
        {LINKS.map((link) => (
          <Link
            key={link.screen}
            href={link.href}
            className={styles.link}
            aria-current={link.screen === screen ? 'page' : undefined}
            onClick={() => setOpen(false)}
            onKeyDown={closeOnEscape}
          >
            {nav[link.screen]}
          </Link>
        ))}
      </div>
    </nav>
  );
}
