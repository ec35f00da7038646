import { useMainPageTexts } from '../../shelf/texts/main-page-texts';
import styles from './tournament-list.module.css';

/** Tells the visitor that the requested cup no longer exists. */
export function CupGone() {
  const texts = useMainPageTexts();
  return (
    <p className={styles['gone']} role="alert">
      {texts.cupGone}
    </p>
  );
}
