import { useLocation } from 'react-router-dom';
import { AccountPage } from '../../features/session/account-page';
import { LoginForm } from '../../features/session/login-form';
import { RegisterForm } from '../../features/session/register-form';
import { paths } from '../../shared/paths/paths';

/** One file for all that has to do with signing in, because each file of its own costs bytes in everybody's first view. */
export function Component() {
  const { pathname } = useLocation();
  if (pathname === paths.login) return <LoginForm />;
  return pathname === paths.register ? <RegisterForm /> : <AccountPage />;
}
