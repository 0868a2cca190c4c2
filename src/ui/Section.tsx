import { useId, type CSSProperties, type ReactNode } from 'react';
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
  readonly children: ReactNode;
}

export function Section({ heading, layout, actions, progress, control, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles[layout]} aria-labelledby={id}>
      <div className={styles.top} style={barOf(progress)}>
        <div className={styles.words}>
          <h2 id={id} className={styles.heading} tabIndex={-1} data-control={control}>
            {heading}
          </h2>
          {progress && <p className="note">{progress.text}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}

/** The part of the line below the heading that is filled. */
function barOf(progress: SectionProps['progress']): CSSProperties | undefined {
  if (!progress || progress.value === null) return undefined;
  return { ['--progress' as string]: `${progress.value * 100}%` };
}
