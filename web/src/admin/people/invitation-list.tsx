import type { InvitationView } from '@futsal-cup/domain/contracts/views/people-views';
import { Ban } from 'lucide-react';
import { useFormCall } from '../forms/use-form-call';
import { instantText } from '../cup/instant-text';
import { StateBadge } from '../links/state-badge';
import { useAdminTexts } from '../texts/admin-texts';
import { IconButton } from '../../shelf/ui/button';
import { cluster, stack } from '../../shelf/styles/layout';
import ui from '../ui/ui.module.css';
import styles from './people.module.css';

interface InvitationListProps {
  readonly invitations: readonly InvitationView[];
  readonly onChanged: () => void;
}

type Texts = ReturnType<typeof useAdminTexts>['people']['invitations'];

/** Describes the outcome of an invitation where its state alone does not tell it. */
function outcomeOf({ state, usedBy, endsAt }: InvitationView, texts: Texts): string[] {
  if (state === 'revoked') return [];
  if (state === 'used') return [texts.usedBy(usedBy ?? texts.gone)];
  return [state === 'open' ? texts.until(instantText(endsAt)) : texts.expiredOn(instantText(endsAt))];
}

/** Lists the invitations with the invited person, the inviter and the outcome. */
export function InvitationList({ invitations, onChanged }: InvitationListProps) {
  const { invitations: texts } = useAdminTexts().people;
  const { submit } = useFormCall();
  const handleRevoke = async ({ invitationId }: InvitationView) => {
    const payload = { invitationId };
    const answer = await submit({ call: 'revokeInvitation', payload, successText: texts.revoked });
    if (answer.ok || answer.error !== null) onChanged();
  };
  if (invitations.length === 0) return <p>{texts.empty}</p>;
  return (
    <ul className={stack(3)}>
      {invitations.map((invitation) => (
        <li key={invitation.invitationId} className={stack(1, ui['item'])}>
          <div className={cluster(2, styles['head'])}>
            <h3 className={ui['subtitle']}>{invitation.name}</h3>
            <StateBadge tone={invitation.state === 'open' ? 'good' : undefined}>
              {texts.states[invitation.state]}
            </StateBadge>
            {invitation.state === 'open' && (
              <IconButton
                label={texts.revoke(invitation.name)}
                icon={<Ban aria-hidden size={20} />}
                onClick={() => void handleRevoke(invitation)}
              />
            )}
          </div>
          <p className={ui['hint']}>
            {[
              texts.by(invitation.createdBy ?? texts.gone, instantText(invitation.createdAt)),
              ...outcomeOf(invitation, texts),
            ].join(', ')}
          </p>
        </li>
      ))}
    </ul>
  );
}
