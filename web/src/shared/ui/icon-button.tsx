import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What the button does, for those who cannot see the icon. */
  readonly label: string;
  readonly icon: ReactNode;
}

export function IconButton({ label, icon, ...attributes }: IconButtonProps) {
  return (
    <button {...attributes} type="button" className={styles['icon']} aria-label={label} title={label}>
      {icon}
    </button>
  );
}
