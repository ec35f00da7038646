import { Link, useNavigate } from 'react-router-dom';
import { SubmitButton } from '../../forms/form-buttons';
import { useFormCall } from '../../forms/use-form-call';
import { paths } from '../../../shelf/addresses/paths';
import { removeUser } from '../../../shelf/stores/user';
import { useSessionTexts } from '../../texts/session-texts';
import { NewPasswordFields } from './new-password-fields';
import { SessionFrame } from '../session-frame';
import { AccountForm } from '../form/account-form';
import { type AccountValues, newPasswordRules } from '../form/account-rules';

/** Sets another password with the code from the mail. */
export function ResetPassword({ code }: { readonly code: string }) {
  const { forgot, reset: texts } = useSessionTexts().session;
  const { submit } = useFormCall();
  const navigate = useNavigate();
  const handleSubmit = async (values: AccountValues<keyof typeof newPasswordRules>) => {
    const payload = { code, ...values };
    const answer = await submit({ call: 'resetPassword', payload, successText: texts.success });
    if (!answer.ok) return;
    removeUser();
    void navigate(paths.login, { replace: true });
  };
  return (
    <SessionFrame title={texts.title} foot={<Link to={`${paths.account}?forgot`}>{forgot.link}</Link>}>
      <AccountForm rules={newPasswordRules} onSubmit={handleSubmit}>
        <NewPasswordFields />
        <SubmitButton isWide>{texts.submit}</SubmitButton>
      </AccountForm>
    </SessionFrame>
  );
}
