import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../../code/error-boundary';
import { useTexts } from '../../texts/use-texts';
import { LoadFailure } from './load-failure';
import styles from './page-frame.module.css';
import { usePageChange } from './use-page-change';

/** Fills the window while the code of a page is loading. */
export function PageSkeleton() {
  return <div className={styles['coming']} aria-busy="true" />;
}

interface PageFrameProps {
  readonly header?: ReactNode;
  /** Whether the header covers the dark top of the page instead of standing above it. */
  readonly isUnderHeader?: boolean;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** Draws the frame of every page: the skip link, the header, the page itself and the footer. */
export function PageFrame({ header, isUnderHeader = false, footer, children }: PageFrameProps) {
  const { general: generalTexts } = useTexts();
  const main = usePageChange();
  const { pathname } = useLocation();
  return (
    <div className={styles['frame']}>
      <a className={styles['skip']} href="#content">
        {generalTexts.skipToContent}
      </a>
      {header}
      <main
        className={styles['main']}
        id="content"
        ref={main}
        tabIndex={-1}
        data-under-header={isUnderHeader}
      >
        <ErrorBoundary key={pathname} inPlace={<LoadFailure />}>
          <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
        </ErrorBoundary>
      </main>
      {footer}
    </div>
  );
}
