import { club } from '../../../shared/club/club';
import { useCupAddress } from '../../../shared/cup/use-cup-address';
import { LanguageSelect } from '../../../shared/language/language-select';
import { paths } from '../../../shared/paths/paths';
import { useFooterTexts } from '../../../shared/texts/footer-texts';
import { useTexts } from '../../../shared/texts/use-texts';
import { ThemeSelect } from '../../../shared/theme/theme-select';
import { Container } from '../../../shared/ui/page/container';
import { Link } from '../../../shared/ui/link';
import styles from './site-footer.module.css';

export function FooterContent() {
  const { navigation } = useTexts();
  const texts = useFooterTexts();
  const ofCup = useCupAddress();
  return (
    <Container className={styles['content']}>
      <ul className={styles['links']}>
        <li>
          <Link to={ofCup(paths.contact)}>{navigation.contact}</Link>
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
      <LanguageSelect />
      <ThemeSelect />
      <p>{texts.copyright(new Date().getFullYear(), club.name)}</p>
    </Container>
  );
}
