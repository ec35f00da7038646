import { Link, useNavigate } from 'react-router-dom';
import { SubmitButton } from '../forms/form-buttons';
import { useFormCall } from '../forms/use-form-call';
import { paths } from '../../shelf/addresses/paths';
import { useSessionTexts } from '../texts/session-texts';
import { PasswordField } from './password/password-field';
import { SessionFrame } from './session-frame';
import { AccountField, AccountForm } from './form/account-form';
import { type AccountValues, registerRules } from './form/account-rules';

export function RegisterForm() {
  const { register: texts } = useSessionTexts().session;
  const { submit } = useFormCall();
  const navigate = useNavigate();

  const handleSubmit = async (values: AccountValues<keyof typeof registerRules>) => {
    const payload = { ...values, email: values.email.trim() };
    const answer = await submit({ call: 'register', payload, successText: texts.success });
    if (answer.ok) void navigate(paths.login);
  };

  return (
    <SessionFrame
      title={texts.title}
      foot={
        <>
          {texts.hasAccount} <Link to={paths.login}>{texts.toLogin}</Link>
        </>
      }
    >
      <AccountForm rules={registerRules} onSubmit={handleSubmit}>
        <AccountField name="email" label={texts.email} type="email" autoComplete="username" />
        <PasswordField
          name="password"
          label={texts.password}
          hint={texts.passwordHint}
          autoComplete="new-password"
        />
        <PasswordField name="confirmationPassword" label={texts.confirmation} autoComplete="new-password" />
        <SubmitButton submittingText={texts.submitting} isWide>
          {texts.submit}
        </SubmitButton>
      </AccountForm>
    </SessionFrame>
  );
}
