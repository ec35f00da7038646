import type { ReactNode } from 'react';
import styles from './state-badge.module.css';

interface StateBadgeProps {
  readonly tone?: 'good' | 'bad';
  readonly children: ReactNode;
}

/** How something stands, in a word beside its name. */
export function StateBadge({ tone, children }: StateBadgeProps) {
  return (
    <span className={styles['badge']} data-tone={tone}>
      {children}
    </span>
  );
}
