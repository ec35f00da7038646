import { useState } from 'react';
import { ConfirmCallModal } from '../../calls/confirm-call-modal';
import { useCurrentCup } from '../../cup/cup-context';
import { useAdminTexts } from '../../texts/admin-texts';
import { TeamBuilder } from './team-builder';
import { EMPTY_DRAFT, type TeamDraft } from './team-draft';
import { TeamInWords } from './team-summary';
import { useTeamBuilder } from './use-team-builder';

/** Builds a new team and creates it. */
export function AddTeam() {
  const { teams: texts } = useAdminTexts();
  const { tournamentId } = useCurrentCup();
  const builder = useTeamBuilder(EMPTY_DRAFT);
  const [confirmed, setConfirmed] = useState<TeamDraft | null>(null);

  return (
    <>
      <TeamBuilder builder={builder} onConfirm={() => setConfirmed(builder.check())} />
      <ConfirmCallModal
        chosen={confirmed}
        texts={texts.create}
        callOf={({ name, players }) => ({
          call: 'createTeam',
          payload: { tournamentId, name, players: players.map(({ name }) => ({ name })) },
        })}
        onClose={() => setConfirmed(null)}
        onSuccess={() => builder.reset(EMPTY_DRAFT)}
      >
        {(team) => <TeamInWords team={team} />}
      </ConfirmCallModal>
    </>
  );
}
