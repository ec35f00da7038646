import { Link, useNavigate } from 'react-router-dom';
import { ActionButton } from '../../shared/forms/form-buttons';
import { useFormCall } from '../../shared/forms/use-form-call';
import { paths } from '../../shared/paths/paths';
import { showMessage } from '../../shared/stores/messages';
import { removeUser, useUser } from '../../shared/stores/user';
import { useAdminTexts } from '../../shared/texts/use-texts';
import { Button, ButtonLink } from '../../shared/ui/button';
import { forgetInvitation } from './pending-invitation';
import { SessionFrame } from './session-frame';
import { useFreshRole } from './use-fresh-role';

/** Uses an invitation for the account that is signed in; whoever is not logs in or registers first. */
export function Invitation({ invitationKey }: { readonly invitationKey: string }) {
  const { account, session } = useAdminTexts();
  const texts = account.invitation;
  const user = useUser((state) => state.user);
  const { submit } = useFormCall();
  const refreshRole = useFreshRole();
  const navigate = useNavigate();

  const handleAccept = async () => {
    const answer = await submit({ call: 'acceptInvitation', payload: { key: invitationKey } });
    if (!answer.ok || !(await refreshRole())) return;
    forgetInvitation();
    showMessage('success', texts.accepted);
    void navigate(paths.admin, { replace: true });
  };
  return (
    <SessionFrame
      title={texts.title}
      foot={
        <Link to={paths.main} onClick={forgetInvitation}>
          {session.backToSite}
        </Link>
      }
    >
      <p>{texts.about}</p>
      {user ? (
        <>
          <ActionButton isWide onClick={() => void handleAccept()}>
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
    </SessionFrame>
  );
}
