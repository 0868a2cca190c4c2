import { correction, generate, type Bitmap2D } from 'lean-qr';
import styles from './QrCode.module.css';

declare module 'react' {
  interface CSSProperties {
    '--squares'?: number;
  }
}

/** The capacity of version 30. Beyond it a camera has too few pixels per square (decision 17). */
export const MAX_CODE_LETTERS = 1732;
/** Readers find a code by the white around it, four squares wide. */
const QUIET = 4;

export function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text, { minCorrectionLevel: correction.L });
  const size = code.size + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.code}
      style={{ '--squares': size }}
      viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
      // Softened edges would leave fine white lines between the rows.
      shapeRendering="crispEdges"
    >
      <path d={barsOf(code)} />
    </svg>
  );
}

/** Each run of dark squares in a row becomes one bar. */
function barsOf(code: Bitmap2D): string {
  const bars: string[] = [];
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      const start = x;
      while (code.get(x, y)) x += 1;
      if (x > start) bars.push(`M${start} ${y}h${x - start}v1H${start}z`);
    }
  }
  return bars.join('');
}
