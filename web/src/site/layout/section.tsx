import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useNearView } from '../../shelf/hooks/use-viewport';
import { stack } from '../../shelf/styles/layout';
import styles from './page.module.css';

interface SectionProps {
  readonly title: string;
  /** The fragment of an address that leads to this section. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** A section of a page under its title. */
export function Section({ title, id, children }: SectionProps) {
  return (
    <section className={stack(5, styles['section'])} id={id}>
      <h2 className={styles['title']}>{title}</h2>
      {children}
    </section>
  );
}

/**
 * A part of the page that glides in when it is first scrolled to. It does not glide if the address leads to a section, because a
 * browser's scroll anchoring does not work with moving content while the content above it grows.
 */
export function Reveal({ children }: { readonly children: ReactNode }) {
  const { ref, isNear } = useNearView<HTMLDivElement>('0px 0px -6% 0px');
  const isLedTo = useLocation().hash !== '';
  return (
    <div className={styles['reveal']} ref={ref} data-shown={isNear || isLedTo}>
      {children}
    </div>
  );
}
