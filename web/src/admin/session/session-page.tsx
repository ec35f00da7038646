import { useLocation } from 'react-router-dom';
import { AccountPage } from './account-page';
import { LoginForm } from './login-form';
import { RegisterForm } from './register-form';
import { loadAdminTexts } from '../../shelf/texts/language';
import { paths } from '../../shelf/addresses/paths';
import { adminCatalogues } from '../../shelf/texts/admin-catalogues';
import { sitePathAt } from '../../shelf/addresses/path-at';

/** One file for all that has to do with signing in, because each file of its own costs bytes in everybody's first view. */
export function Component() {
  const path = sitePathAt(useLocation().pathname);
  if (path === paths.login) return <LoginForm />;
  return path === paths.register ? <RegisterForm /> : <AccountPage />;
}

export function load(): Promise<void> {
  return loadAdminTexts(adminCatalogues);
}
