import { useState } from 'react';
import { submitForm } from '../calls/submit-form';
import { useFreshView } from '../calls/use-fresh-view';
import { useAdminTexts } from '../texts/admin-texts';
import { LoadFailed, Skeleton } from '../../shelf/ui/content-states';
import { Panel } from '../ui/panel';
import { InvitationList } from './invitation-list';
import { type CreatedInvitation, Invite, MadeInvitation } from './invite';
import { stack } from '../../shelf/styles/layout';
import styles from './people.module.css';
import { PersonList } from './person-list';

/** Shows the accounts with their roles, and the links that invite others. */
export function PeopleScreen() {
  const { people: texts } = useAdminTexts();
  const [created, setCreated] = useState<CreatedInvitation | null>(null);
  const read = () => submitForm({ call: 'getPeople', payload: {} });
  const { data, isError, refetch } = useFreshView('people', read);
  const reload = () => void refetch();

  const handleCreated = (invitation: CreatedInvitation) => {
    setCreated(invitation);
    reload();
  };
  if (!data) return isError ? <LoadFailed onTryAgain={reload} /> : <Skeleton height="20rem" />;
  return (
    <>
      {created && (
        <MadeInvitation
          key={created.invitation.invitationId}
          created={created}
          onDone={() => setCreated(null)}
        />
      )}
      <div className={stack(4, styles['panels'])}>
        <Panel title={texts.list.title}>
          <PersonList people={data.people} total={data.total} onChanged={reload} />
        </Panel>
        <div className={stack(4)}>
          <Panel title={texts.invite.title}>
            <Invite onCreated={handleCreated} />
          </Panel>
          <Panel title={texts.invitations.title}>
            <InvitationList invitations={data.invitations} onChanged={reload} />
          </Panel>
        </div>
      </div>
    </>
  );
}
