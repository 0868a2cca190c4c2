import type { ComponentProps } from 'react';
import { Icon } from './Icon';
import styles from './IconButton.module.css';
import { classNames } from './classNames';

interface IconButtonProps extends ComponentProps<'button'> {
  readonly icon: string;
  readonly label: string;
  readonly look?: 'plain' | 'danger';
}

export function IconButton({ icon, label, look = 'plain', className, ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      {...props}
      aria-label={label}
      className={classNames(styles.button, styles[look], className)}
    >
      <Icon path={icon} />
    </button>
  );
}
