import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Invitation } from './invitation';
import { OwnAccount } from './own-account';
import { keepInvitation, pendingInvitation } from './pending-invitation';

export { loadAdminTexts as load } from '../texts/admin-texts';

/** The key of an invitation has this name in the fragment of its link, which no server sees. */
const KEY = 'k';

/** Shows the parts of an account that need no role: the account itself, and an invitation. */
export function Component() {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const opened = new URLSearchParams(hash.slice(1)).get(KEY);
  const [invitationKey, setInvitationKey] = useState(() => opened ?? pendingInvitation());
  if (opened !== null && opened !== invitationKey) setInvitationKey(opened);

  useEffect(() => {
    if (opened === null) return;
    keepInvitation(opened);
    // The address is replaced, so that the key is in no history and no screenshot.
    void navigate(pathname, { replace: true });
  }, [opened, navigate, pathname]);

  if (invitationKey === null) return <OwnAccount />;
  return (
    <Invitation key={invitationKey} invitationKey={invitationKey} onEnd={() => setInvitationKey(null)} />
  );
}
