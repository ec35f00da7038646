import type { ReactNode } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  readonly title: string;
  /** 3 for a part of a panel. */
  readonly level?: 2 | 3;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A card with a heading. */
export function Panel({ title, level = 2, actions, children }: PanelProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={styles['panel']} data-level={level}>
      <div className={styles['head']}>
        <Heading className={styles['title']}>{title}</Heading>
        {actions && <div className={styles['actions']}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}
