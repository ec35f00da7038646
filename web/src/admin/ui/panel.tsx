import type { ReactNode } from 'react';
import { cluster, stack } from '../../shelf/styles/layout';
import styles from './ui.module.css';

interface PanelProps {
  readonly title: string;
  /** The level of the heading; it is 3 inside another panel. */
  readonly level?: 2 | 3;
  /** These buttons stand beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Renders a card with a heading. */
export function Panel({ title, level = 2, actions, children }: PanelProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={stack(4, styles['panel'])} data-level={level}>
      <div className={cluster(3, styles['head'])}>
        <Heading className={styles['panelTitle']}>{title}</Heading>
        {actions && <div className={cluster(2)}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}
