import type { ReactNode } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  readonly title: string;
  /** Use 3 inside another panel. */
  readonly level?: 2 | 3;
  /** These buttons stand beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Renders a card with a heading. */
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
