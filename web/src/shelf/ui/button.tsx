import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.css';

/** `night` is for dark backgrounds. */
export type ButtonLook = 'primary' | 'secondary' | 'danger' | 'night';

interface Look {
  readonly look?: ButtonLook;
  readonly isWide?: boolean;
}

function classNameOf({ look = 'primary', isWide = false }: Look): string {
  return [styles['button'], styles[look], isWide && styles['wide']].filter(Boolean).join(' ');
}

type ButtonProps = ComponentProps<'button'> & Look;

export function Button({ look, isWide, type = 'button', ...attributes }: ButtonProps) {
  return <button {...attributes} type={type} className={classNameOf({ look, isWide })} />;
}

/** A link that looks like a button. */
export function ButtonLink({ look, isWide, ...attributes }: LinkProps & Look) {
  return <Link {...attributes} className={classNameOf({ look, isWide })} />;
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The action of the button, for screen readers. */
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
