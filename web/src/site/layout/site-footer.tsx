import { Suspense } from 'react';
import { ErrorBoundary } from '../../shelf/code/error-boundary';
import { laterPart } from '../../shelf/code/later';
import { useLater } from './use-later';
import { useNearView } from '../../shelf/hooks/use-viewport';
import looks from '../../shelf/styles/looks.module.css';
import styles from './site-footer.module.css';

const FooterContent = laterPart(async () => (await import('./footer-content')).FooterContent);

/** The footer waits this long, because on a short page it would otherwise compete with the main content for the connection. */
const TIME_TO_DRAW_MS = 500;

/** The footer of every public page. It begins below the first view, so its content is loaded when somebody scrolls to it. */
export function SiteFooter() {
  const { ref, isNear } = useNearView<HTMLElement>('200px');
  const isLater = useLater(TIME_TO_DRAW_MS);
  return (
    <footer className={`${styles['footer']} ${looks['offPaper']}`} ref={ref}>
      <ErrorBoundary inPlace={null}>
        <Suspense>{isNear && isLater && <FooterContent />}</Suspense>
      </ErrorBoundary>
    </footer>
  );
}
