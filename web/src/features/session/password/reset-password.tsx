import { Form, Formik } from 'formik';
import { useNavigate } from 'react-router-dom';
import { ClearProblem } from '../../../shared/forms/clear-problem';
import { SubmitButton } from '../../../shared/forms/form-buttons';
import { useFormCall } from '../../../shared/forms/use-form-call';
import { paths } from '../../../shared/paths/paths';
import { removeUser } from '../../../shared/stores/user';
import { useAdminTexts } from '../../../shared/texts/use-texts';
import { NewPasswordFields } from './new-password-fields';
import { SessionFrame } from '../session-frame';
import { Link } from '../../../shared/ui/link';
import styles from '../session-frame.module.css';
import { newPasswordSchema } from '../session-schemas';

const EMPTY = { password: '', confirmationPassword: '' };

/** Sets another password by the code of the mail. */
export function ResetPassword({ code }: { readonly code: string }) {
  const { forgot, reset: texts } = useAdminTexts().account;
  const { submit } = useFormCall();
  const navigate = useNavigate();
  const handleSubmit = async (values: typeof EMPTY) => {
    const payload = { code, ...newPasswordSchema.cast(values) };
    const answer = await submit({ call: 'resetPassword', payload, successText: texts.success });
    if (!answer.ok) return;
    removeUser();
    void navigate(paths.login, { replace: true });
  };
  return (
    <SessionFrame title={texts.title} foot={<Link to={`${paths.account}?forgot`}>{forgot.link}</Link>}>
      <Formik initialValues={EMPTY} validationSchema={newPasswordSchema} onSubmit={handleSubmit}>
        <Form className={styles['form']} noValidate>
          <ClearProblem />
          <NewPasswordFields />
          <SubmitButton isWide>{texts.submit}</SubmitButton>
        </Form>
      </Formik>
    </SessionFrame>
  );
}
