import { useTexts } from '../../shared/texts/use-texts';
import { Ball } from '../../shared/ui/ball';
import { Link } from '../../shared/ui/link';
import styles from './brand.module.css';

export function Brand({ to }: { readonly to: string }) {
  const { general: generalTexts } = useTexts();
  return (
    <Link className={styles['brand']} to={to}>
      <Ball className={styles['ball']} />
      {generalTexts.siteName}
    </Link>
  );
}
