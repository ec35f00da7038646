import { Fragment, useEffect, type ReactNode } from 'react';
import { useTexts } from '../texts/use-texts';
import { Container } from './container';
import styles from './page-top.module.css';

/** Names the page in the browser's tab and history: what it shows, and of which cup. */
export function usePageTitle(title: string, cupTitle = ''): void {
  const { siteName } = useTexts().general;
  useEffect(() => {
    document.title = [title, cupTitle, siteName].filter(Boolean).join(' · ');
  }, [title, cupTitle, siteName]);
}

interface PageBannerProps {
  readonly title: string;
  /** Where the title is in another language than the page. */
  readonly titleLanguage?: string;
  /** What stands above the title. */
  readonly above?: ReactNode;
  readonly cupTitle?: string;
  readonly children?: ReactNode;
}

/** Between the names of two teams, where a line is broken sooner than within one. */
const DASH = ' –';

/** The dark band with the page's title and, below it, its lead. */
export function PageBanner({ title, titleLanguage, above, cupTitle, children }: PageBannerProps) {
  usePageTitle(title, cupTitle);
  const parts = title.split(`${DASH} `);
  return (
    <header className={styles['banner']}>
      <Container className={styles['content']}>
        {above && <div className={styles['above']}>{above}</div>}
        <h1 className={styles['title']} lang={titleLanguage}>
          {parts.map((part, index) => (
            <Fragment key={index}>
              {index > 0 && ' '}
              <span className={styles['part']}>{index < parts.length - 1 ? part + DASH : part}</span>
            </Fragment>
          ))}
        </h1>
        {children && <div className={styles['lead']}>{children}</div>}
      </Container>
    </header>
  );
}

interface HeroFrameProps {
  /** So that what is below it is seen at once, or at least begins in the first view. */
  readonly low?: 'low' | 'half' | undefined;
  readonly children?: ReactNode;
}

/** The dark top of the front page and the home page, with the stadium behind it. */
export function HeroFrame({ low, children }: HeroFrameProps) {
  return (
    <section className={styles['hero']} data-low={low}>
      <Container className={styles['heroContent']}>{children}</Container>
    </section>
  );
}
