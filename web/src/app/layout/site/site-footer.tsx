import { Suspense } from 'react';
import { ErrorBoundary } from '../../../shared/code/error-boundary';
import { laterPart } from '../../../shared/code/later';
import { useNearView } from '../../../shared/hooks/use-viewport';
import { loadFooterTexts } from '../../../shared/texts/footer-texts';
import styles from './site-footer.module.css';

const FooterContent = laterPart(async () => {
  const [module] = await Promise.all([import('./footer-content'), loadFooterTexts()]);
  return module.FooterContent;
});

/** The foot of every public page. It begins below the first view, so its content comes when somebody scrolls to it. */
export function SiteFooter() {
  const { ref, isNear } = useNearView<HTMLElement>('200px');
  return (
    <footer className={styles['footer']} ref={ref}>
      <ErrorBoundary inPlace={null}>
        <Suspense>{isNear && <FooterContent />}</Suspense>
      </ErrorBoundary>
    </footer>
  );
}
