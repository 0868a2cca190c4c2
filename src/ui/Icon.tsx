import styles from './Icon.module.css';

/** One outlined set on a 20 px square. */
const PATHS = {
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  close: 'M5 5l10 10M15 5L5 15',
  moon: 'M16.5 11.8A7 7 0 0 1 8.2 3.5a7 7 0 1 0 8.3 8.3z',
  pencil: 'M4 16l.8-3.4L13.6 3.8a1.4 1.4 0 0 1 2 0l.6.6a1.4 1.4 0 0 1 0 2L7.4 15.2z',
  bin: 'M3.5 5.5h13M8 5.5V3.5h4v2M5.3 5.5l.7 11h8l.7-11M8.5 8.5v5M11.5 8.5v5',
  help: 'M7.2 7.6a2.8 2.8 0 1 1 4.3 2.4c-.9.6-1.5 1.1-1.5 2.2M10 15.6v.2',
  up: 'M5 12.5l5-5 5 5',
  down: 'M5 7.5l5 5 5-5',
} as const;

export type IconName = keyof typeof PATHS;

/** Without a name of its own: the control around it has one. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
