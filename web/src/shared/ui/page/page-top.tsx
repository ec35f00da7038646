import { useEffect, type ReactNode } from 'react';
import { useTexts } from '../../texts/use-texts';
import { Container } from './container';
import styles from './page-top.module.css';

/** Names the page in the browser's tab and history. */
export function usePageTitle(title: string): void {
  const { siteName } = useTexts().general;
  useEffect(() => {
    document.title = `${title} · ${siteName}`;
  }, [title, siteName]);
}

interface PageBannerProps {
  readonly title: string;
  /** Where the title is in another language than the page. */
  readonly titleLanguage?: string;
  readonly children?: ReactNode;
}

/** The dark band with the page's title and, below it, its lead. */
export function PageBanner({ title, titleLanguage, children }: PageBannerProps) {
  usePageTitle(title);
  return (
    <header className={styles['banner']}>
      <Container className={styles['content']}>
        <h1 className={styles['title']} lang={titleLanguage}>
          {title}
        </h1>
        {children && <div className={styles['lead']}>{children}</div>}
      </Container>
    </header>
  );
}

/** The tall dark top of the front page and the home page, with the stadium behind it. */
export function HeroFrame({ children }: { readonly children?: ReactNode }) {
  return (
    <section className={styles['hero']}>
      <Container className={styles['heroContent']}>{children}</Container>
    </section>
  );
}
