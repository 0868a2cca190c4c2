import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  /** Rows as a list would have them, or the same crossed out. */
  readonly picture?: 'rows' | 'crossed';
  readonly title: ReactNode;
  readonly hint?: string;
  /** Buttons that lead on. */
  readonly children: ReactNode;
}

/** Shown in place of an empty list or a missing page. */
export function EmptyState({ picture, title, hint, children }: EmptyStateProps) {
  return (
    <div className={styles.state} data-off-paper="">
      {picture && <GhostRows isCrossed={picture === 'crossed'} />}
      {title}
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <div className={styles.ways}>{children}</div>
    </div>
  );
}

/** How long the texts would be, and how much of them can be seen. */
const ROWS = [
  { length: 150, opacity: 0.36 },
  { length: 214, opacity: 0.22 },
  { length: 118, opacity: 0.12 },
];

function GhostRows({ isCrossed }: { isCrossed: boolean }) {
  return (
    <svg className={styles.ghost} viewBox="0 0 300 132" aria-hidden="true">
      {ROWS.map(({ length, opacity }, row) => (
        <g key={length} strokeOpacity={opacity} transform={`translate(0 ${row * 44})`}>
          <rect x="2" y="10" width="24" height="24" rx="7" />
          <path strokeWidth="8" d={`M46 22h${length}`} />
          {isCrossed && <path strokeOpacity="1" d={`M38 22h${length + 16}`} />}
          {!isCrossed && row === 0 && (
            <path
              className={styles.check}
              strokeOpacity="1"
              strokeWidth="2.4"
              strokeLinejoin="round"
              d="M8.5 22.5l4 4 7-8"
            />
          )}
        </g>
      ))}
    </svg>
  );
}
