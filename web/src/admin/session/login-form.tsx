import { ADMIN_ROLE } from '@futsal-cup/domain/account/credentials';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { SubmitButton } from '../forms/form-buttons';
import type { LoginState } from '../forms/use-access-failure';
import { useFormCall } from '../forms/use-form-call';
import { paths } from '../../shelf/addresses/paths';
import { keptPathFor } from '../../shelf/stores/keep-page';
import { holdUnsavedForm } from '../../shelf/stores/leave';
import { saveUser, type StoredUser } from '../../shelf/stores/user';
import { useSessionTexts } from '../texts/session-texts';
import { pendingInvitation } from './pending-invitation';
import { PasswordField } from './password/password-field';
import { SessionFrame } from './session-frame';
import { AccountField, AccountForm } from './form/account-form';
import { type AccountValues, loginRules } from './form/account-rules';

/**
 * Loads the code of an admin page while somebody is typing. Code that cannot be loaded is requested again when the page opens. If a
 * deploy has removed the code, the page would be reloaded at once, which a held form prevents.
 */
async function loadAhead(pathname: string): Promise<void> {
  const letGo = holdUnsavedForm();
  try {
    const { load } = await import('../layout/admin-area');
    await load(pathname);
  } catch {
    // The error is shown where the page opens.
  } finally {
    letGo();
  }
}

/**
 * Returns the page that opens after the login. Somebody with an open invitation continues with the invitation, and an account without a
 * role gets instructions. Unsaved input of somebody else is discarded in any case.
 */
function pathAfterLogin({ userId, role }: StoredUser, state: LoginState | null): string {
  const keptPath = keptPathFor(userId);
  if (pendingInvitation() !== null || role !== ADMIN_ROLE) return paths.account;
  return keptPath ?? state?.from ?? paths.admin;
}

export function LoginForm() {
  const { login: texts, forgot } = useSessionTexts().session;
  const { submit } = useFormCall();
  const navigate = useNavigate();
  const state = useLocation().state as LoginState | null;

  const comesAhead = () => void loadAhead(state?.from ?? paths.admin);

  const handleSubmit = async (values: AccountValues<keyof typeof loginRules>) => {
    // A program that fills the fields moves no focus into them.
    comesAhead();
    const payload = { ...values, email: values.email.trim() };
    const answer = await submit({ call: 'login', payload, successText: texts.success });
    if (!answer.ok) return;
    saveUser(answer.data);
    void navigate(pathAfterLogin(answer.data, state), { replace: true });
  };

  return (
    <SessionFrame
      title={texts.title}
      foot={
        <>
          {texts.noAccount} <Link to={paths.register}>{texts.toRegister}</Link>
          <br />
          <Link to={`${paths.account}?forgot`}>{forgot.link}</Link>
        </>
      }
    >
      <AccountForm rules={loginRules} onSubmit={handleSubmit} onFocus={comesAhead}>
        <AccountField name="email" label={texts.email} type="email" autoComplete="username" />
        <PasswordField name="password" label={texts.password} autoComplete="current-password" />
        <SubmitButton submittingText={texts.submitting} isWide>
          {texts.submit}
        </SubmitButton>
      </AccountForm>
    </SessionFrame>
  );
}
