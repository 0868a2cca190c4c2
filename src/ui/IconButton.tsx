import type { ComponentProps } from 'react';
import looks from './Button.module.css';
import { classNames } from './classNames';
import { Icon } from './Icon';
import styles from './IconButton.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  readonly icon: string;
  readonly label: string;
  readonly look?: 'plain' | 'quietDanger';
}

export function IconButton({ icon, label, look = 'plain', className, ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      {...props}
      aria-label={label}
      className={classNames(styles.button, looks[look], className)}
    >
      <Icon path={icon} />
    </button>
  );
}
