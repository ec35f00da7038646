import { useState } from 'react';
import { Link } from 'react-router-dom';
import { SubmitButton } from '../../forms/form-buttons';
import { FormFrame } from '../../forms/form-frame';
import { TextField } from '../../forms/formik-fields';
import { useFormCall } from '../../forms/use-form-call';
import { paths } from '../../../shelf/addresses/paths';
import { useLanguage } from '../../../shelf/texts/use-texts';
import { useAdminTexts } from '../../texts/admin-texts';
import { SessionFrame } from '../session-frame';
import { emailSchema } from '../session-schemas';

/** Requests the mail for setting another password. */
export function ForgotPassword() {
  const { account, session } = useAdminTexts();
  const texts = account.forgot;
  const language = useLanguage();
  const { submit } = useFormCall();
  const [isSent, setSent] = useState(false);
  const handleSubmit = async (values: { email: string }) => {
    const payload = { ...emailSchema.cast(values), language };
    setSent((await submit({ call: 'requestPasswordReset', payload })).ok);
  };
  return (
    <SessionFrame title={texts.title} foot={<Link to={paths.login}>{texts.back}</Link>}>
      <p role="status">{isSent ? texts.sent : texts.about}</p>
      {!isSent && (
        <FormFrame
          initialValues={{ email: '' }}
          validationSchema={emailSchema}
          onSubmit={handleSubmit}
          mayBeLeft
        >
          <TextField name="email" label={session.login.email} type="email" autoComplete="username" />
          <SubmitButton submittingText={texts.submitting} isWide>
            {texts.submit}
          </SubmitButton>
        </FormFrame>
      )}
    </SessionFrame>
  );
}
