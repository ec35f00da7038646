import { useLocation } from 'react-router-dom';
import { LoginForm } from './login-form';
import { ForgotPassword } from './password/forgot-password';
import { ResetPassword } from './password/reset-password';
import { RegisterForm } from './register-form';
import { paths } from '../../shelf/addresses/paths';
import { sitePathAt } from '../../shelf/addresses/path-at';
import { page } from '../../shelf/code/page';
import { loadSessionTexts } from '../texts/session-texts';

/** Firebase Auth puts the code of its mail under this name in the query of the link. */
const MAIL_CODE = 'oobCode';
const FORGOT = 'forgot';

/** The account of somebody who is signed in, and an invitation, need the texts and forms of the admin pages. */
const AccountPage = page(() => import('./account-page'));

function isForAccount({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  const query = new URLSearchParams(search);
  return sitePathAt(pathname) === paths.account && !query.has(MAIL_CODE) && !query.has(FORGOT);
}

/** Loads the account together with the page where it is the first; otherwise React would show an empty page for 300 ms. */
export async function load(): Promise<void> {
  await Promise.all([loadSessionTexts(), isForAccount(window.location) && AccountPage.load()]);
}

/** All pages for signing in are in one file, because each separate file costs bytes in the first view of every visitor. */
export function Component() {
  const location = useLocation();
  const path = sitePathAt(location.pathname);
  if (path === paths.login) return <LoginForm />;
  if (path === paths.register) return <RegisterForm />;
  if (isForAccount(location)) return <AccountPage />;
  const code = new URLSearchParams(location.search).get(MAIL_CODE);
  return code === null ? <ForgotPassword /> : <ResetPassword code={code} />;
}
