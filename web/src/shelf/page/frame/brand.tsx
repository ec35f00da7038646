import { Link } from 'react-router-dom';
import looks from '../../styles/looks.module.css';
import { useTexts } from '../../texts/use-texts';
import { Ball } from '../../ui/ball';
import styles from './page-frame.module.css';

export function Brand({ to }: { readonly to: string }) {
  const { general: generalTexts } = useTexts();
  return (
    <Link className={`${looks['touch']} ${styles['brand']}`} to={to}>
      <Ball className={styles['ball']} />
      {generalTexts.siteName}
    </Link>
  );
}
