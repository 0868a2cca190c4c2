import styles from './Icon.module.css';

/** An outlined icon of 20 px. Screen readers read the name of the control around it. */
export function Icon({ path }: { path: string }) {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}

export const ARRIVING = 'M10 3v9.5M6 9l4 4 4-4M3.5 16.5h13';
/** Without inner strokes, so that it weighs as much as the pencil. */
export const BIN = 'M3.5 5.5h13M8 5.5V3.5h4v2M5.3 5.5l.7 11h8l.7-11';
export const CLOSE = 'M5 5l10 10M15 5L5 15';
export const CLOCK = 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM10 6v4.2l2.6 1.6';
export const DOWN = 'M5 7.5l5 5 5-5';
export const EXPORT = 'M10 12.5V3.5M6.5 7L10 3.5 13.5 7M3.5 13v3.5h13V13';
export const HELP = 'M7.2 7.6a2.8 2.8 0 1 1 4.3 2.4c-.9.6-1.5 1.1-1.5 2.2M10 15.6v.2';
export const IMPORT = 'M10 3.5v9M6.5 9l3.5 3.5L13.5 9M3.5 13v3.5h13V13';
export const MENU = 'M3 5.5h14M3 10h14M3 14.5h14';
export const MOON = 'M16.5 11.8A7 7 0 0 1 8.2 3.5a7 7 0 1 0 8.3 8.3z';
export const PENCIL = 'M4 16l.8-3.4L13.6 3.8a1.4 1.4 0 0 1 2 0l.6.6a1.4 1.4 0 0 1 0 2L7.4 15.2z';
export const PLUS = 'M10 4v12M4 10h12';
export const SEARCH = 'M8.8 3.3a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM12.8 12.8L17 17';
export const UP = 'M5 12.5l5-5 5 5';
