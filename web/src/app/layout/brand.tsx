import { Link } from 'react-router-dom';
import { generalTexts } from '../../shared/texts/general';
import { Ball } from '../../shared/ui/ball';
import styles from './brand.module.css';

export function Brand({ to }: { readonly to: string }) {
  return (
    <Link className={styles['brand']} to={to}>
      <Ball className={styles['ball']} />
      {generalTexts.siteName}
    </Link>
  );
}
