import { useState } from 'react';
import { SubmitButton } from '../../forms/form-buttons';
import { useFormCall } from '../../forms/use-form-call';
import { saveUser } from '../../../shelf/stores/user';
import { useAdminTexts } from '../../texts/admin-texts';
import { NewPasswordFields } from './new-password-fields';
import { PasswordField } from './password-field';
import { AccountForm } from '../form/account-form';
import { type AccountValues, changePasswordRules } from '../form/account-rules';

export function ChangePassword() {
  const { password: texts } = useAdminTexts().account;
  const { submit } = useFormCall();
  const [changes, setChanges] = useState(0);
  const handleSubmit = async (payload: AccountValues<keyof typeof changePasswordRules>) => {
    const answer = await submit({ call: 'changePassword', payload, successText: texts.success });
    if (!answer.ok) return;
    saveUser(answer.data);
    // Another key draws an empty form.
    setChanges((count) => count + 1);
  };
  return (
    <AccountForm key={changes} rules={changePasswordRules} onSubmit={handleSubmit}>
      <PasswordField name="currentPassword" label={texts.current} autoComplete="current-password" />
      <NewPasswordFields />
      <SubmitButton isWide>{texts.submit}</SubmitButton>
    </AccountForm>
  );
}
