import { playTick } from './playTick';
import styles from './Tick.module.css';

interface TickProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: () => void;
}

export function Tick({ label, checked, onChange }: TickProps) {
  return (
    <input
      type="checkbox"
      className={styles.tick}
      aria-label={label}
      // After Back browsers restore the state of controls by position, onto the row of another task.
      autoComplete="off"
      checked={checked}
      onChange={({ currentTarget }) => {
        if (currentTarget.checked) playTick(currentTarget);
        onChange();
      }}
    />
  );
}
