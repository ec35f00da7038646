import { useAdminTexts } from '../../../shelf/texts/use-texts';
import { PasswordField } from './password-field';

/** A new password, twice, with the rule said before anything is typed. */
export function NewPasswordFields() {
  const { account, session } = useAdminTexts();
  const { fresh, confirmation } = account.password;
  return (
    <>
      <PasswordField
        name="password"
        label={fresh}
        hint={session.register.passwordHint}
        autoComplete="new-password"
      />
      <PasswordField name="confirmationPassword" label={confirmation} autoComplete="new-password" />
    </>
  );
}
