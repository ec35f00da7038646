import { ADMIN_ROLE } from '@futsal-cup/domain/account/credentials';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { DisplayNameForm } from './display-name-form';
import { ActionButton } from '../forms/form-buttons';
import type { LoginState } from '../forms/use-access-failure';
import { useFormCall } from '../forms/use-form-call';
import { paths } from '../../shelf/addresses/paths';
import { showMessage } from '../../shelf/stores/messages';
import { removeUser, useUser } from '../../shelf/stores/user';
import { useAdminTexts } from '../texts/admin-texts';
import { useSessionTexts } from '../texts/session-texts';
import { ButtonLink } from '../../shelf/ui/button';
import { ChangePassword } from './password/change-password';
import { stack } from '../../shelf/styles/layout';
import styles from './session.module.css';
import { SessionFrame } from './session-frame';
import { useFreshRole } from './use-fresh-role';

/** Says what people can do who are signed in but have no role yet. */
function NoRole() {
  const { noRole: texts } = useAdminTexts().account;
  const refreshRole = useFreshRole();
  const navigate = useNavigate();
  const handleCheck = async () => {
    if (await refreshRole()) void navigate(paths.admin);
    else showMessage('error', texts.notYet);
  };
  return (
    <section className={stack(3, styles['notice'])}>
      <h2>{texts.title}</h2>
      <p>{texts.what}</p>
      <ActionButton isWide onClick={() => void handleCheck()}>
        {texts.check}
      </ActionButton>
    </section>
  );
}

/** Shows the person's own account: name, password and sessions. */
export function OwnAccount() {
  const { account: texts } = useAdminTexts();
  const { session } = useSessionTexts();
  const user = useUser((state) => state.user);
  const { submit } = useFormCall();
  const navigate = useNavigate();

  useEffect(() => {
    const state: LoginState = { from: paths.account };
    if (!user) void navigate(paths.login, { replace: true, state });
  }, [user, navigate]);
  if (!user) return null;

  const handleEnd = async () => {
    const answer = await submit({ call: 'endOwnSessions', payload: {}, successText: texts.sessions.ended });
    if (answer.ok) removeUser();
  };
  return (
    <SessionFrame
      title={texts.title}
      foot={
        <button type="button" className={styles['footButton']} onClick={removeUser}>
          {texts.logOut}
        </button>
      }
    >
      <p>{texts.signedInAs(user.email)}</p>
      {user.role === ADMIN_ROLE ? <ButtonLink to={paths.admin}>{texts.toAdmin}</ButtonLink> : <NoRole />}
      <section className={stack(4, styles['part'])}>
        <h2>{texts.name.title}</h2>
        <DisplayNameForm />
      </section>
      <section className={stack(4, styles['part'])}>
        <h2>{texts.password.title}</h2>
        <ChangePassword />
        <p>
          <Link to={`${paths.account}?forgot`}>{session.forgot.link}</Link>
        </p>
      </section>
      <section className={stack(4, styles['part'])}>
        <h2>{texts.sessions.title}</h2>
        <p>{texts.sessions.about}</p>
        <ActionButton look="secondary" onClick={() => void handleEnd()}>
          {texts.sessions.end}
        </ActionButton>
      </section>
    </SessionFrame>
  );
}
