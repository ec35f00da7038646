import { Link, useNavigate } from 'react-router-dom';
import { SubmitButton } from '../forms/form-buttons';
import { FormFrame } from '../forms/form-frame';
import { TextField } from '../forms/formik-fields';
import { useFormCall } from '../forms/use-form-call';
import { paths } from '../../shelf/addresses/paths';
import { useAdminTexts } from '../texts/admin-texts';
import { PasswordField } from './password/password-field';
import { SessionFrame } from './session-frame';
import { registerSchema } from './session-schemas';
const EMPTY = { email: '', password: '', confirmationPassword: '' };

export function RegisterForm() {
  const { register: texts } = useAdminTexts().session;
  const { submit } = useFormCall();
  const navigate = useNavigate();

  const handleSubmit = async (values: typeof EMPTY) => {
    const payload = registerSchema.cast(values);
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
      <FormFrame initialValues={EMPTY} validationSchema={registerSchema} onSubmit={handleSubmit} mayBeLeft>
        <TextField name="email" label={texts.email} type="email" autoComplete="username" />
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
      </FormFrame>
    </SessionFrame>
  );
}
