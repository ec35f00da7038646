import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  readonly title: string;
  /** What an address names to lead here. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** A part of a page under its title. */
export function Section({ title, id, children }: SectionProps) {
  return (
    <section className={styles['section']} id={id}>
      <h2 className={styles['title']}>{title}</h2>
      {children}
    </section>
  );
}
