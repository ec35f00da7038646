import { useSiteTexts } from '../texts/site-texts';
import styles from './tournament-list.module.css';

/** Tells the visitor that the requested cup no longer exists. */
export function CupGone() {
  const { mainPage: texts } = useSiteTexts();
  return (
    <p className={styles['gone']} role="alert">
      {texts.cupGone}
    </p>
  );
}
