import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useSessionTexts } from '../../texts/session-texts';
import { AccountField } from '../form/account-form';
import { IconButton } from '../../../shelf/ui/button';

interface PasswordFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly autoComplete: 'current-password' | 'new-password';
}

/** Renders a password input that can show its text. */
export function PasswordField(field: PasswordFieldProps) {
  const { session: sessionTexts } = useSessionTexts();
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <AccountField
      {...field}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          label={isShown ? sessionTexts.hidePassword : sessionTexts.showPassword}
          aria-pressed={isShown}
          icon={<Icon aria-hidden size={20} />}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
