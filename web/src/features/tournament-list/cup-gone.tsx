import { loadCupStateTexts, useCupStateTexts } from '../../shared/texts/cup-state-texts';
import styles from './tournament-list.module.css';

export const load = loadCupStateTexts;

/** Says that the cup that somebody came for is no longer there. */
export function CupGone() {
  const texts = useCupStateTexts();
  return (
    <p className={styles['gone']} role="alert">
      {texts.cupGone}
    </p>
  );
}
