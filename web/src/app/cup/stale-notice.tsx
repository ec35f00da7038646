import { generalTexts } from '../../shared/texts/general';
import styles from './stale-notice.module.css';

/** The visitor's own clock, as `HH:MM`. */
function clockTime(instant: number): string {
  return new Date(instant).toTimeString().slice(0, 5);
}

/** Says that what is shown may be old. It lies over the page, so that nothing moves when it comes and goes. */
export function StaleNotice({ lastUpdated }: { readonly lastUpdated: number }) {
  return (
    <p className={styles['notice']} role="status">
      {generalTexts.lastUpdated(clockTime(lastUpdated))}
    </p>
  );
}
