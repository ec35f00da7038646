import { useMainPageTexts } from '../../shelf/texts/main-page-texts';
import styles from './tournament-list.module.css';

/** Says that the cup that somebody came for is no longer there. */
export function CupGone() {
  const texts = useMainPageTexts();
  return (
    <p className={styles['gone']} role="alert">
      {texts.cupGone}
    </p>
  );
}
