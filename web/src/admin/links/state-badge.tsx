import type { ReactNode } from 'react';
import styles from './links.module.css';

interface StateBadgeProps {
  readonly tone?: 'good' | 'bad';
  readonly children: ReactNode;
}

/** Shows a state as one word beside a name. */
export function StateBadge({ tone, children }: StateBadgeProps) {
  return (
    <span className={styles['badge']} data-tone={tone}>
      {children}
    </span>
  );
}
