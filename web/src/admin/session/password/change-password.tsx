import { Form, Formik, type FormikHelpers } from 'formik';
import { SubmitButton } from '../../forms/form-buttons';
import { useFormCall } from '../../forms/use-form-call';
import { saveUser } from '../../../shelf/stores/user';
import { useAdminTexts } from '../../texts/admin-texts';
import { NewPasswordFields } from './new-password-fields';
import { PasswordField } from './password-field';
import { stack } from '../../../shelf/styles/layout';
import { changePasswordSchema } from '../session-schemas';

const EMPTY = { currentPassword: '', password: '', confirmationPassword: '' };

export function ChangePassword() {
  const { password: texts } = useAdminTexts().account;
  const { submit } = useFormCall();
  const handleSubmit = async (values: typeof EMPTY, { resetForm }: FormikHelpers<typeof EMPTY>) => {
    const payload = changePasswordSchema.cast(values);
    const answer = await submit({ call: 'changePassword', payload, successText: texts.success });
    if (!answer.ok) return;
    saveUser(answer.data);
    resetForm();
  };
  return (
    <Formik initialValues={EMPTY} validationSchema={changePasswordSchema} onSubmit={handleSubmit}>
      <Form className={stack(4)} noValidate>
        <PasswordField name="currentPassword" label={texts.current} autoComplete="current-password" />
        <NewPasswordFields />
        <SubmitButton isWide>{texts.submit}</SubmitButton>
      </Form>
    </Formik>
  );
}
