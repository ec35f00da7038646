import { Link } from 'react-router-dom';
import { CLUB_NAME } from '@futsal-cup/domain/account/club-name';
import { club } from '../../shelf/club/club';
import { useCupAddress } from '../../shelf/cup/use-cup-address';
import { LanguageSelect } from '../../shelf/page/language-select';
import { paths } from '../../shelf/addresses/paths';
import { ThemeSelect } from '../theme/theme-select';
import { Container } from '../../shelf/page/container';
import { cluster } from '../../shelf/styles/layout';
import { useSiteTexts } from '../texts/site-texts';
import styles from './site-footer.module.css';

export function FooterContent() {
  const { footer: texts, navigation } = useSiteTexts();
  const ofCup = useCupAddress();
  return (
    <Container className={cluster(4, styles['content'])}>
      <ul className={cluster(2, styles['links'])}>
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
      <p>{texts.copyright(new Date().getFullYear(), CLUB_NAME)}</p>
    </Container>
  );
}
