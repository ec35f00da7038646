import type { ReactNode } from 'react';
import styles from './container.module.css';

interface ContainerProps {
  readonly children: ReactNode;
  /** The width of a form rather than of the page. */
  readonly isNarrow?: boolean;
  /** With the space above and below that separates parts of a page. */
  readonly isSection?: boolean;
  readonly className?: string;
}

/** The column that the content of a page stands in. */
export function Container({ children, isNarrow, isSection, className }: ContainerProps) {
  const names = [
    styles['container'],
    isNarrow && styles['narrow'],
    isSection && styles['section'],
    className,
  ];
  return <div className={names.filter(Boolean).join(' ')}>{children}</div>;
}
