import { pieces } from '../domain/search';
import styles from './MarkedText.module.css';

/** A text in which every match of a search term is marked. */
export function MarkedText({ text, term }: { text: string; term: string }) {
  return pieces(text, term).map((piece) =>
    piece.isMatch ? (
      <mark key={piece.start} className={styles.match}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
