import { Link, useNavigate } from 'react-router-dom';
import { SubmitButton } from '../../forms/form-buttons';
import { FormFrame } from '../../forms/form-frame';
import { useFormCall } from '../../forms/use-form-call';
import { paths } from '../../../shelf/addresses/paths';
import { removeUser } from '../../../shelf/stores/user';
import { useAdminTexts } from '../../texts/admin-texts';
import { NewPasswordFields } from './new-password-fields';
import { SessionFrame } from '../session-frame';
import { newPasswordSchema } from '../session-schemas';

const EMPTY = { password: '', confirmationPassword: '' };

/** Sets another password with the code from the mail. */
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
      <FormFrame initialValues={EMPTY} validationSchema={newPasswordSchema} onSubmit={handleSubmit} mayBeLeft>
        <NewPasswordFields />
        <SubmitButton isWide>{texts.submit}</SubmitButton>
      </FormFrame>
    </SessionFrame>
  );
}
