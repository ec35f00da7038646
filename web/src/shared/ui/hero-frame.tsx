import type { ReactNode } from 'react';
import { Container } from './container';
import styles from './hero-frame.module.css';

/** The tall dark opening of a page, before the stadium. */
export function HeroFrame({ children }: { readonly children?: ReactNode }) {
  return (
    <section className={styles['hero']}>
      <Container className={styles['content']}>{children}</Container>
    </section>
  );
}
