import { useMatchDayTexts } from '../texts/match-day-texts';
import styles from './live.module.css';

export function Provisional() {
  const texts = useMatchDayTexts();
  return (
    <span className={styles['provisional']} title={texts.provisionalHint}>
      {texts.provisional}
    </span>
  );
}

export function Playing() {
  const texts = useMatchDayTexts();
  return <span className={styles['playing']} role="img" aria-label={texts.playing} title={texts.playing} />;
}
