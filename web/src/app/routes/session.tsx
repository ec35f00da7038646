import { useLocation } from 'react-router-dom';
import { AccountPage } from '../../features/session/account-page';
import { LoginForm } from '../../features/session/login-form';
import { RegisterForm } from '../../features/session/register-form';
import { loadAdminTexts } from '../../shared/language/language';
import { paths } from '../../shared/paths/paths';
import { adminCatalogues } from '../../shared/texts/admin-catalogues';
import { sitePathAt } from '../path-at';

/** One file for all that has to do with signing in, because each file of its own costs bytes in everybody's first view. */
export function Component() {
  const path = sitePathAt(useLocation().pathname);
  if (path === paths.login) return <LoginForm />;
  return path === paths.register ? <RegisterForm /> : <AccountPage />;
}

export function load(): Promise<void> {
  return loadAdminTexts(adminCatalogues);
}
