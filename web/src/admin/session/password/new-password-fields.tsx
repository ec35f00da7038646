import { useSessionTexts } from '../../texts/session-texts';
import { PasswordField } from './password-field';

/** Asks for a new password twice, and states the rule before the first input. */
export function NewPasswordFields() {
  const { session } = useSessionTexts();
  const { fresh, confirmation } = session.reset;
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
