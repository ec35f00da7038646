import type { ReactNode } from 'react';
import styles from './page.module.css';

interface ContainerProps {
  readonly children: ReactNode;
  /** Whether the container has the width of a form instead of the page. */
  readonly isNarrow?: boolean;
  /** Whether the container has the space above and below that separates sections. */
  readonly isSection?: boolean;
  readonly className?: string;
}

/** The column that contains the content of a page. */
export function Container({ children, isNarrow, isSection, className }: ContainerProps) {
  const names = [
    styles['container'],
    isNarrow && styles['narrow'],
    isSection && styles['section'],
    className,
  ];
  return <div className={names.filter(Boolean).join(' ')}>{children}</div>;
}
