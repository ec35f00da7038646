import { useState } from 'react';
import { useCupCall } from '../../shared/cup/use-cup-call';
import { useLinger } from '../../shared/hooks/use-linger';
import { teamAdminTexts } from '../../shared/texts/team-admin';
import { ConfirmModal } from '../../shared/ui/confirm-modal';
import { TeamBuilder } from './team-builder';
import { EMPTY_DRAFT, type TeamDraft } from './team-draft';
import { TeamInWords } from './team-in-words';
import { useTeamBuilder } from './use-team-builder';

const texts = teamAdminTexts.create;

/** Builds a new team and creates it. */
export function AddTeam({ tournamentId }: { readonly tournamentId: string }) {
  const builder = useTeamBuilder(EMPTY_DRAFT);
  const [confirmed, setConfirmed] = useState<TeamDraft | null>(null);
  const shown = useLinger(confirmed);
  const send = useCupCall(tournamentId);

  const handleCreate = async () => {
    if (!confirmed) return;
    const { name, players } = confirmed;
    const payload = { tournamentId, name, players: players.map(({ name }) => ({ name })) };
    const answer = await send({ call: 'createTeam', payload, successText: texts.success });
    if (!answer.ok) return;
    setConfirmed(null);
    builder.reset(EMPTY_DRAFT);
  };

  return (
    <>
      <TeamBuilder builder={builder} onConfirm={() => setConfirmed(builder.check())} />
      <ConfirmModal
        isOpen={confirmed !== null}
        title={texts.title}
        confirmText={texts.confirm}
        onConfirm={() => void handleCreate()}
        onClose={() => setConfirmed(null)}
      >
        {shown && <TeamInWords team={shown} />}
      </ConfirmModal>
    </>
  );
}
