import { ADMIN_ROLE } from '@futsal-cup/domain/account/credentials';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { SubmitButton } from '../forms/form-buttons';
import { FormFrame } from '../forms/form-frame';
import { TextField } from '../forms/formik-fields';
import type { LoginState } from '../forms/use-access-failure';
import { useFormCall } from '../forms/use-form-call';
import { paths } from '../../shelf/addresses/paths';
import { keptPathFor } from '../../shelf/stores/kept-page';
import { saveUser, type StoredUser } from '../../shelf/stores/user';
import { useAdminTexts } from '../texts/admin-texts';
import { pendingInvitation } from './pending-invitation';
import { PasswordField } from './password/password-field';
import { SessionFrame } from './session-frame';
import { loginSchema } from './session-schemas';

const EMPTY = { email: '', password: '' };

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
  const { account, session } = useAdminTexts();
  const { login: texts } = session;
  const { submit } = useFormCall();
  const navigate = useNavigate();
  const state = useLocation().state as LoginState | null;

  const handleSubmit = async (values: typeof EMPTY) => {
    const payload = loginSchema.cast(values);
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
          <Link to={`${paths.account}?forgot`}>{account.forgot.link}</Link>
        </>
      }
    >
      <FormFrame initialValues={EMPTY} validationSchema={loginSchema} onSubmit={handleSubmit} mayBeLeft>
        <TextField name="email" label={texts.email} type="email" autoComplete="username" />
        <PasswordField name="password" label={texts.password} autoComplete="current-password" />
        <SubmitButton submittingText={texts.submitting} isWide>
          {texts.submit}
        </SubmitButton>
      </FormFrame>
    </SessionFrame>
  );
}
