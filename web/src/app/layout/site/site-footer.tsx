import { Link } from 'react-router-dom';
import { club } from '../../../shared/club/club';
import { LanguageSwitch } from '../../../shared/language/language-switch';
import { paths } from '../../../shared/paths/paths';
import { useTexts } from '../../../shared/texts/use-texts';
import { Container } from '../../../shared/ui/page/container';
import styles from './site-footer.module.css';

export function SiteFooter() {
  const { navigation: texts } = useTexts();
  return (
    <footer className={styles['footer']}>
      <Container className={styles['content']}>
        <ul className={styles['links']}>
          <li>
            <Link to={paths.contact}>{texts.contact}</Link>
          </li>
          <li>
            <a href={club.webPage}>{texts.webPage}</a>
          </li>
          <li>
            <a href={club.instagram}>{texts.instagram}</a>
          </li>
          <li>
            <Link to={paths.account}>{texts.logIn}</Link>
          </li>
        </ul>
        <LanguageSwitch />
        <p>{texts.copyright(new Date().getFullYear(), club.name)}</p>
      </Container>
    </footer>
  );
}
