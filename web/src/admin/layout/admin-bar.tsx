import { ExternalLink, LogOut } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { useCupAddress } from '../../shelf/cup/use-cup-address';
import { LanguageSelect } from '../../shelf/page/language-select';
import { paths } from '../../shelf/addresses/paths';
import { leave } from '../../shelf/stores/leave';
import { removeUser, useUser } from '../../shelf/stores/user';
import { MessageButton } from '../message/message-button';
import { useAdminTexts } from '../texts/admin-texts';
import { Container } from '../../shelf/page/container';
import ui from '../ui/ui.module.css';
import styles from './frame.module.css';
import { Brand } from '../../shelf/page/frame/brand';

/** Shows the administrator's address, the message to everybody, a link to the website and the logout. */
export function AdminBar() {
  const { admin: adminTexts } = useAdminTexts();
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
          <MessageButton className={styles['action']} />
          <Link className={styles['action']} to={ofCup(paths.home)}>
            <ExternalLink aria-hidden size={18} />
            <span className={ui['label']}>{adminTexts.website}</span>
          </Link>
          <button type="button" className={styles['action']} onClick={handleLogOut}>
            <LogOut aria-hidden size={18} />
            <span className={ui['label']}>{adminTexts.logOut}</span>
          </button>
        </div>
      </Container>
    </header>
  );
}
