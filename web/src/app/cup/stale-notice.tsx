import { generalTexts } from '../../shared/texts/general';
import styles from './stale-notice.module.css';

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** Says that what is shown may be old. It lies over the page, so that nothing moves when it comes and goes. */
export function StaleNotice({ lastUpdated }: { readonly lastUpdated: number }) {
  return (
    <p className={styles['notice']} role="status">
      {generalTexts.lastUpdated(time.format(lastUpdated))}
    </p>
  );
}
