import { Form, Formik } from 'formik';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { ClearProblem } from '../../shared/forms/clear-problem';
import { SubmitButton } from '../../shared/forms/form-buttons';
import { TextField } from '../../shared/forms/formik-fields';
import type { LoginState } from '../../shared/forms/use-access-failure';
import { useFormCall } from '../../shared/forms/use-form-call';
import { paths } from '../../shared/paths/paths';
import { keptPathFor } from '../../shared/stores/kept-page';
import { saveUser } from '../../shared/stores/user';
import { useAdminTexts } from '../../shared/texts/use-texts';
import { PasswordField } from './password-field';
import { SessionFrame } from './session-frame';
import styles from './session-frame.module.css';
import { loginSchema } from './session-schemas';
const EMPTY = { email: '', password: '' };

export function LoginForm() {
  const { login: texts } = useAdminTexts().session;
  const { submit } = useFormCall();
  const navigate = useNavigate();
  const state = useLocation().state as LoginState | null;

  const handleSubmit = async (values: typeof EMPTY) => {
    const payload = loginSchema.cast(values);
    const answer = await submit({ call: 'login', payload, successText: texts.success });
    if (!answer.ok) return;
    saveUser(answer.data);
    const to = keptPathFor(answer.data.userId) ?? state?.from ?? paths.admin;
    void navigate(to, { replace: true });
  };

  return (
    <SessionFrame
      title={texts.title}
      foot={
        <>
          {texts.noAccount} <Link to={paths.register}>{texts.toRegister}</Link>
        </>
      }
    >
      <Formik initialValues={EMPTY} validationSchema={loginSchema} onSubmit={handleSubmit}>
        <Form className={styles['form']} noValidate>
          <ClearProblem />
          <TextField name="email" label={texts.email} type="email" autoComplete="username" />
          <PasswordField name="password" label={texts.password} autoComplete="current-password" />
          <SubmitButton submittingText={texts.submitting} isWide>
            {texts.submit}
          </SubmitButton>
        </Form>
      </Formik>
    </SessionFrame>
  );
}
