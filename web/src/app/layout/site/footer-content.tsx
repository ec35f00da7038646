import { Link } from 'react-router-dom';
import { club } from '../../../shared/club/club';
import { LanguageSwitch } from '../../../shared/language/language-switch';
import { paths } from '../../../shared/paths/paths';
import { useMoreTexts, useTexts } from '../../../shared/texts/use-texts';
import { ThemeSelect } from '../../../shared/theme/theme-select';
import { Container } from '../../../shared/ui/page/container';
import styles from './site-footer.module.css';

export function FooterContent() {
  const { navigation } = useTexts();
  const { footer } = useMoreTexts();
  return (
    <Container className={styles['content']}>
      <ul className={styles['links']}>
        <li>
          <Link to={paths.contact}>{navigation.contact}</Link>
        </li>
        <li>
          <a href={club.webPage}>{footer.webPage}</a>
        </li>
        <li>
          <a href={club.instagram}>{footer.instagram}</a>
        </li>
        <li>
          <Link to={paths.account}>{footer.logIn}</Link>
        </li>
      </ul>
      <LanguageSwitch />
      <ThemeSelect />
      <p>{footer.copyright(new Date().getFullYear(), club.name)}</p>
    </Container>
  );
}
