import { useState } from 'react';
import { Link } from 'react-router-dom';
import { SubmitButton } from '../../forms/form-buttons';
import { useFormCall } from '../../forms/use-form-call';
import { paths } from '../../../shelf/addresses/paths';
import { useLanguage } from '../../../shelf/texts/use-texts';
import { useSessionTexts } from '../../texts/session-texts';
import { SessionFrame } from '../session-frame';
import { AccountField, AccountForm } from '../form/account-form';
import { emailRules } from '../form/account-rules';

/** Requests the mail for setting another password. */
export function ForgotPassword() {
  const { session } = useSessionTexts();
  const texts = session.forgot;
  const language = useLanguage();
  const { submit } = useFormCall();
  const [isSent, setSent] = useState(false);
  const handleSubmit = async ({ email }: { readonly email: string }) => {
    const payload = { email: email.trim(), language };
    setSent((await submit({ call: 'requestPasswordReset', payload })).ok);
  };
  return (
    <SessionFrame title={texts.title} foot={<Link to={paths.login}>{texts.back}</Link>}>
      <p role="status">{isSent ? texts.sent : texts.about}</p>
      {!isSent && (
        <AccountForm rules={emailRules} onSubmit={handleSubmit}>
          <AccountField name="email" label={session.login.email} type="email" autoComplete="username" />
          <SubmitButton submittingText={texts.submitting} isWide>
            {texts.submit}
          </SubmitButton>
        </AccountForm>
      )}
    </SessionFrame>
  );
}
