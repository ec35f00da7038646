import { Fragment, useEffect, type ReactNode } from 'react';
import { stack } from '../styles/layout';
import { useTexts } from '../texts/use-texts';
import { Container } from './container';
import styles from './page.module.css';

/** Sets the title for the browser's tab and history: the page and its cup. */
export function usePageTitle(title: string, cupTitle = ''): void {
  const { siteName } = useTexts().general;
  useEffect(() => {
    document.title = [title, cupTitle, siteName].filter(Boolean).join(' · ');
  }, [title, cupTitle, siteName]);
}

interface PageBannerProps {
  readonly title: string;
  /** The language of the title if it differs from that of the page. */
  readonly titleLanguage?: string | undefined;
  /** The content above the title. */
  readonly above?: ReactNode;
  readonly cupTitle?: string;
  readonly children?: ReactNode;
}

/** The dash between the names of two teams. A line breaks here rather than within a name. */
const DASH = ' –';

/** The dark band with the page's title and, below it, its lead. */
export function PageBanner({ title, titleLanguage, above, cupTitle, children }: PageBannerProps) {
  usePageTitle(title, cupTitle);
  const parts = title.split(`${DASH} `);
  return (
    <header className={styles['banner']}>
      <Container className={stack(2, styles['content'])}>
        {above && <div className={styles['above']}>{above}</div>}
        <h1 className={styles['title']} lang={titleLanguage}>
          {parts.map((part, index) => (
            <Fragment key={index}>
              {index > 0 && ' '}
              <span className={styles['part']}>{index < parts.length - 1 ? part + DASH : part}</span>
            </Fragment>
          ))}
        </h1>
        {children && <div className={stack(2, styles['lead'])}>{children}</div>}
      </Container>
    </header>
  );
}

interface HeroFrameProps {
  /**
   * Reduces the height of the dark top, so that the content below it is visible at once ('low') or at least begins in the first
   * view ('half').
   */
  readonly low?: 'low' | 'half' | undefined;
  readonly children?: ReactNode;
}

/** The dark top of the front page and the home page, with the stadium behind it. */
export function HeroFrame({ low, children }: HeroFrameProps) {
  return (
    <section className={styles['hero']} data-low={low}>
      <Container className={stack(5, styles['heroContent'])}>{children}</Container>
    </section>
  );
}
