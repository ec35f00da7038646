import { useLiveTexts } from '../../texts/live-texts';
import styles from './live.module.css';

export function Provisional() {
  const texts = useLiveTexts();
  return (
    <span className={styles['provisional']} title={texts.provisionalHint}>
      {texts.provisional}
    </span>
  );
}

export function Playing() {
  const texts = useLiveTexts();
  return <span className={styles['playing']} role="img" aria-label={texts.playing} title={texts.playing} />;
}
