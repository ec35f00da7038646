import { useState } from 'react';
import { ConfirmCallModal } from '../../calls/confirm-call-modal';
import { useCurrentCup } from '../../cup/cup-context';
import { useCategoryChoices } from '../../categories/use-category-choices';
import { useAdminTexts } from '../../texts/admin-texts';
import { TeamBuilder } from './team-builder';
import { emptyDraft, sentPlayers, type TeamDraft } from './team-draft';
import { TeamInWords } from './team-summary';
import { useTeamBuilder } from './use-team-builder';

/** Builds a new team and creates it. The next one is of the same category. */
export function AddTeam() {
  const { teams: texts } = useAdminTexts();
  const { tournamentId } = useCurrentCup();
  const [category] = useCategoryChoices().choices;
  const [start, setStart] = useState(() => emptyDraft(category?.value ?? ''));
  const builder = useTeamBuilder(start);
  const [confirmed, setConfirmed] = useState<TeamDraft | null>(null);

  return (
    <>
      <TeamBuilder builder={builder} onConfirm={() => setConfirmed(builder.check())} />
      <ConfirmCallModal
        chosen={confirmed}
        texts={texts.create}
        callOf={(team) => ({
          call: 'createTeam',
          payload: {
            ...{ tournamentId, name: team.name, players: sentPlayers(team) },
            ...(team.categoryId && { categoryId: team.categoryId }),
          },
        })}
        onClose={() => setConfirmed(null)}
        onRefused={builder.refuse}
        onSuccess={({ categoryId }) => {
          setStart(emptyDraft(categoryId));
          builder.reset(emptyDraft(categoryId));
        }}
      >
        {(team) => <TeamInWords team={team} />}
      </ConfirmCallModal>
    </>
  );
}
