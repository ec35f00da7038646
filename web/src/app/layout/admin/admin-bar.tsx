import { ExternalLink, LogOut } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useCupAddress } from '../../../shared/cup/use-cup-address';
import { LanguageSelect } from '../../../shared/language/language-select';
import { paths } from '../../../shared/paths/paths';
import { leave } from '../../../shared/stores/leaving';
import { removeUser, useUser } from '../../../shared/stores/user';
import { useAdminTexts, useTexts } from '../../../shared/texts/use-texts';
import { Container } from '../../../shared/ui/page/container';
import { Link } from '../../../shared/ui/link';
import styles from './admin-bar.module.css';
import { Brand } from '../brand';

/** The administrator's address, and the links to the website and out of the account. */
export function AdminBar() {
  const { admin: adminTexts } = useAdminTexts();
  const { navigation: navigationTexts } = useTexts();
  const name = useUser(({ user }) => user?.displayName || user?.email);
  const navigate = useNavigate();
  const ofCup = useCupAddress();

  const handleLogOut = () =>
    leave(() => {
      removeUser();
      void navigate(paths.main);
    });

  return (
    <header className={styles['bar']}>
      <Container className={styles['content']}>
        <Brand to={paths.admin} />
        {name && (
          <Link className={styles['email']} to={paths.account}>
            {adminTexts.signedInAs(name)}
          </Link>
        )}
        <div className={styles['actions']}>
          <LanguageSelect />
          <Link className={styles['action']} to={ofCup(paths.home)}>
            <ExternalLink aria-hidden size={18} />
            <span className={styles['label']}>{navigationTexts.website}</span>
          </Link>
          <button type="button" className={styles['action']} onClick={handleLogOut}>
            <LogOut aria-hidden size={18} />
            <span className={styles['label']}>{navigationTexts.logOut}</span>
          </button>
        </div>
      </Container>
    </header>
  );
}
