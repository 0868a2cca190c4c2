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
      checked={checked}
      onChange={onChange}
    />
  );
}
