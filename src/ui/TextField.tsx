import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './classNames';
import { Icon } from './Icon';
import styles from './TextField.module.css';

interface TextFieldProps extends ComponentProps<'input'> {
  readonly label: string;
  readonly icon?: string;
  readonly button?: ReactNode;
}

export function TextField({
  label,
  icon,
  button,
  className,
  type = 'text',
  ...props
}: TextFieldProps) {
  return (
    <div className={classNames(styles.box, className)}>
      {icon !== undefined && <Icon path={icon} />}
      <input
        {...props}
        type={type}
        className={styles.field}
        aria-label={label}
        autoComplete="off"
      />
      {button}
    </div>
  );
}

interface TextAreaProps extends ComponentProps<'textarea'> {
  readonly label: string;
}

/** For text that may have line breaks, which a one-line field would silently join. */
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
