import type { ComponentProps } from 'react';
import { classNames } from './classNames';
import styles from './TextField.module.css';

interface TextFieldProps extends ComponentProps<'input'> {
  readonly label: string;
}

export function TextField({ label, type = 'text', ...props }: TextFieldProps) {
  return (
    <input {...props} type={type} className={styles.field} aria-label={label} autoComplete="off" />
  );
}

interface TextAreaProps extends ComponentProps<'textarea'> {
  readonly label: string;
}

/** For text that may have line breaks: a one-line field would silently join them. */
export function TextArea({ label, ...props }: TextAreaProps) {
  return (
    <textarea
      {...props}
      className={classNames(styles.field, styles.area)}
      aria-label={label}
      autoComplete="off"
    />
  );
}
