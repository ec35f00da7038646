import { Suspense } from 'react';
import { ErrorBoundary } from '../../shelf/code/error-boundary';
import { later, laterPart } from '../../shelf/code/later';
import { useLater } from './use-later';
import { useNearView } from '../../shelf/hooks/use-viewport';
import looks from '../../shelf/styles/looks.module.css';
import { useCupOfPage } from './tournament-gate';
import styles from './site-footer.module.css';

const HallParts = later(async () => (await import('../hall/hall-parts')).HallParts);

const FooterContent = laterPart(async () => (await import('./footer-content')).FooterContent);

/** The footer waits this long, because on a short page it would otherwise compete with the main content for the connection. */
const TIME_TO_DRAW_MS = 500;

/**
 * The footer of every public page. It begins below the first view, so its content is loaded when somebody scrolls to it. Above it stands what
 * each page of a cup shows for the hall, if there is anything.
 */
export function SiteFooter() {
  const { ref, isNear } = useNearView<HTMLElement>('200px');
  const isLater = useLater(TIME_TO_DRAW_MS);
  const cup = useCupOfPage().data?.cup;
  return (
    <ErrorBoundary inPlace={null}>
      <Suspense>{(cup?.message || cup?.sponsors) && <HallParts cup={cup} />}</Suspense>
      <footer className={`${styles['footer']} ${looks['offPaper']}`} ref={ref}>
        <Suspense>{isNear && isLater && <FooterContent />}</Suspense>
      </footer>
    </ErrorBoundary>
  );
}
