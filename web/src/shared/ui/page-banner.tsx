import type { ReactNode } from 'react';
import { usePageTitle } from '../hooks/use-page-title';
import { Container } from './container';
import styles from './page-banner.module.css';

interface PageBannerProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/** The dark band with the page's title; what it holds besides is its lead. */
export function PageBanner({ title, children }: PageBannerProps) {
  usePageTitle(title);
  return (
    <header className={styles['banner']}>
      <Container className={styles['content']}>
        <h1 className={styles['title']}>{title}</h1>
        {children && <div className={styles['lead']}>{children}</div>}
      </Container>
    </header>
  );
}
