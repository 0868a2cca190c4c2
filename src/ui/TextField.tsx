import type { ComponentProps } from 'react';
import styles from './TextField.module.css';

interface TextFieldProps extends ComponentProps<'input'> {
  readonly label: string;
}

export function TextField({ label, type = 'text', ...props }: TextFieldProps) {
  return (
    <input {...props} type={type} className={styles.field} aria-label={label} autoComplete="off" />
  );
}
