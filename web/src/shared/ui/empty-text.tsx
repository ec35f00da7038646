import type { ReactNode } from 'react';
import { Ball } from './ball';
import styles from './empty-text.module.css';

interface EmptyTextProps {
  readonly text: string;
  /** What to do about it. */
  readonly children?: ReactNode;
}

export function EmptyText({ text, children }: EmptyTextProps) {
  return (
    <div className={styles['empty']}>
      <Ball className={styles['ball']} />
      <p>{text}</p>
      {children}
    </div>
  );
}
