import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ForgotPassword } from './password/forgot-password';
import { Invitation } from './invitation';
import { OwnAccount } from './own-account';
import { keepInvitation, pendingInvitation } from './pending-invitation';
import { ResetPassword } from './password/reset-password';

/**
 * These are the names of keys in links: the key of an invitation is in the fragment, which no server sees; Firebase Auth
 * puts the code of its mail in the query.
 */
const KEY = 'k';
const MAIL_CODE = 'oobCode';

/** Shows the parts of an account that need no role: the account itself, a forgotten password, an invitation. */
export function AccountPage() {
  const { search, hash, pathname } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const opened = new URLSearchParams(hash.slice(1)).get(KEY);
  const mailed = query.get(MAIL_CODE);
  const [invitationKey, setInvitationKey] = useState(() => opened ?? pendingInvitation());
  const [code, setCode] = useState(mailed);
  if (opened !== null && opened !== invitationKey) setInvitationKey(opened);
  if (mailed !== null && mailed !== code) setCode(mailed);

  useEffect(() => {
    if (opened === null && mailed === null) return;
    if (opened !== null) keepInvitation(opened);
    // The address is replaced, so that neither the key nor the code is in the history or in a screenshot.
    void navigate(pathname, { replace: true });
  }, [opened, mailed, navigate, pathname]);

  if (query.has('forgot')) return <ForgotPassword />;
  if (code !== null) return <ResetPassword code={code} />;
  if (invitationKey === null) return <OwnAccount />;
  return (
    <Invitation key={invitationKey} invitationKey={invitationKey} onEnd={() => setInvitationKey(null)} />
  );
}
