import type { ReactNode } from 'react';
import { useLater } from '../layout/use-later';
import styles from './cup.module.css';
import { useSiteTexts } from '../texts/site-texts';

/** Shows a message about the whole page. It covers the page, so that nothing moves when it appears or disappears. */
export function Notice({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles['notice']} role="status">
      {children}
    </p>
  );
}

/** An answer within this time seems normal. */
const USUAL_MS = 5_000;

/** Tells the visitor that the answer is slow. The page keeps trying for a minute before it reports a failure. */
export function SlowNotice() {
  const { general: generalTexts } = useSiteTexts();
  return useLater(USUAL_MS) && <Notice>{generalTexts.loading}</Notice>;
}
