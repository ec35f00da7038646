import { useLocation } from 'react-router-dom';
import { AccountPage } from './account-page';
import { LoginForm } from './login-form';
import { RegisterForm } from './register-form';
import { paths } from '../../shelf/addresses/paths';
import { sitePathAt } from '../../shelf/addresses/path-at';

export { loadAdminTexts as load } from '../texts/admin-texts';

/** All pages for signing in are in one file, because each separate file costs bytes in the first view of every visitor. */
export function Component() {
  const path = sitePathAt(useLocation().pathname);
  if (path === paths.login) return <LoginForm />;
  return path === paths.register ? <RegisterForm /> : <AccountPage />;
}
