import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
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

/** Shows a new password for the code of a mail, a forgotten password, or the account. */
function AccountPages() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const mailed = query.get(MAIL_CODE);
  const [code, setCode] = useState(mailed);
  if (mailed !== null && mailed !== code) setCode(mailed);

  useEffect(() => {
    // The address is replaced, so that the code is not in the history or in a screenshot.
    if (mailed !== null) void navigate(pathname, { replace: true });
  }, [mailed, navigate, pathname]);

  if (query.has(FORGOT)) return <ForgotPassword />;
  return code === null ? <AccountPage /> : <ResetPassword code={code} />;
}

/** All pages for signing in are in one file, because each separate file costs bytes in the first view of every visitor. */
export function Component() {
  const path = sitePathAt(useLocation().pathname);
  if (path === paths.login) return <LoginForm />;
  return path === paths.register ? <RegisterForm /> : <AccountPages />;
}
