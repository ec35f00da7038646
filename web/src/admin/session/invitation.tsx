import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isAccessFailure } from '../../shelf/api/access-failure';
import { isPassing } from '../../shelf/api/api-error';
import { errorText } from '../calls/error-text';
import { ActionButton } from '../forms/form-buttons';
import { useFormCall } from '../forms/use-form-call';
import { paths } from '../../shelf/addresses/paths';
import { clearMessage, showMessage } from '../../shelf/stores/messages';
import { removeUser, useUser } from '../../shelf/stores/user';
import { useAdminTexts } from '../texts/admin-texts';
import { Button, ButtonLink } from '../../shelf/ui/button';
import { forgetInvitation } from './pending-invitation';
import { SessionFrame } from './session-frame';
import styles from './session.module.css';
import { useFreshRole } from './use-fresh-role';

/** Offers an invitation. Signed-in people can accept it with their account or another one; others log in or register first. */
function Offer({ onAccept }: { readonly onAccept: () => void }) {
  const { invitation: texts } = useAdminTexts().account;
  const user = useUser((state) => state.user);
  return (
    <>
      <p>{texts.about}</p>
      {user ? (
        <>
          <ActionButton isWide onClick={onAccept}>
            {texts.accept(user.email)}
          </ActionButton>
          <Button look="secondary" isWide onClick={removeUser}>
            {texts.other}
          </Button>
        </>
      ) : (
        <>
          <p>{texts.needsAccount}</p>
          <ButtonLink to={paths.login} isWide>
            {texts.logIn}
          </ButtonLink>
          <ButtonLink to={paths.register} look="secondary" isWide>
            {texts.register}
          </ButtonLink>
        </>
      )}
    </>
  );
}

interface InvitationProps {
  readonly invitationKey: string;
  /**
   * The form calls this function when the invitation is declined or can never be used; the page then shows the person's own account again.
   */
  readonly onEnd: () => void;
}

/** Accepts an invitation. If it is refused for good, it is deleted and the page says why. */
export function Invitation({ invitationKey, onEnd }: InvitationProps) {
  const { account } = useAdminTexts();
  const user = useUser((state) => state.user);
  const { submit } = useFormCall();
  const refreshRole = useFreshRole();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<unknown>(null);

  const handleAccept = async () => {
    const answer = await submit({ call: 'acceptInvitation', payload: { key: invitationKey } });
    if (answer.ok) {
      if (!(await refreshRole())) return;
      forgetInvitation();
      showMessage('success', account.invitation.accepted);
      void navigate(paths.admin, { replace: true });
    } else if (answer.error !== null && !isPassing(answer.error) && !isAccessFailure(answer.error)) {
      forgetInvitation();
      clearMessage();
      setRefusal(answer.error);
    }
  };
  const handleDecline = () => {
    forgetInvitation();
    onEnd();
  };
  return (
    <SessionFrame
      title={account.invitation.title}
      foot={
        user &&
        refusal === null && (
          <button type="button" className={styles['footButton']} onClick={handleDecline}>
            {account.title}
          </button>
        )
      }
    >
      {refusal === null ? (
        <Offer onAccept={() => void handleAccept()} />
      ) : (
        <>
          <p role="alert">{errorText(refusal)}</p>
          <Button isWide onClick={onEnd}>
            {account.title}
          </Button>
        </>
      )}
    </SessionFrame>
  );
}
