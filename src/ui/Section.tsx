import { useId, type ReactNode } from 'react';
import { classNames } from './classNames';
import styles from './Section.module.css';

interface SectionProps {
  readonly heading: string;
  /** The heading is above a form, beside or above a field, or in a card of rows. */
  readonly layout: 'form' | 'field' | 'rows';
  /** Actions on the section as a whole, beside its heading. */
  readonly actions?: ReactNode;
  /** Progress in words, and as a number from 0 to 1 if it is also shown as a bar. */
  readonly progress?: { readonly text: string; readonly value: number | null } | undefined;
  /** The name by which `focusNamed` finds its heading. */
  readonly control?: string;
  /** Leaves the section out when the page is printed. */
  readonly screenOnly?: boolean;
  readonly children: ReactNode;
}

export function Section({
  heading,
  layout,
  actions,
  progress,
  control,
  screenOnly,
  children,
}: SectionProps) {
  const id = useId();
  return (
    <section
      className={classNames(styles.section, styles[layout], screenOnly && styles.screenOnly)}
      aria-labelledby={id}
    >
      <div className={styles.top}>
        <div className={styles.words}>
          <h2 id={id} className={styles.heading} tabIndex={-1} data-control={control}>
            {heading}
          </h2>
          {progress && <p className={styles.note}>{progress.text}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
        {progress && progress.value !== null && (
          // The text says the same, so it is hidden from screen readers.
          <svg
            className={styles.track}
            aria-hidden="true"
            preserveAspectRatio="none"
            viewBox="0 0 1 1"
          >
            <rect className={styles.bar} width={progress.value} height="1" />
          </svg>
        )}
      </div>
      {children}
    </section>
  );
}
