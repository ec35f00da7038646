import type { ReactNode } from 'react';
import { useLater } from '../layout/use-later';
import { useTexts } from '../../shelf/texts/use-texts';
import styles from './notice.module.css';

/** Says something about all of the page. It lies over that, so that nothing moves when it appears or disappears. */
export function Notice({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles['notice']} role="status">
      {children}
    </p>
  );
}

/** So long nobody wonders. */
const USUAL_MS = 5_000;

/** Says that the answer is slow: the page asks on, for a minute, before it says that it has none. */
export function SlowNotice() {
  const { general: generalTexts } = useTexts();
  return useLater(USUAL_MS) && <Notice>{generalTexts.loading}</Notice>;
}
