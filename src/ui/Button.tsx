import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import { classNames } from './classNames';

interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: 'primary' | 'outline' | 'plain' | 'quiet' | 'danger' | 'quietDanger';
}

/** A button with a text: 190 px wide, or on mobile as wide as the room beside its neighbours. */
export function Button({ look = 'primary', className, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={classNames(styles.button, styles[look], className)}
    />
  );
}
