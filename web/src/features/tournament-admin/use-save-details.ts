import type { TournamentDetailsView } from '@futsal-cup/domain/contracts/views';
import { useQueryClient } from '@tanstack/react-query';
import { reloadCup, reloadTournaments } from '../../shared/cup/reload';
import { useFormCall } from '../../shared/forms/use-form-call';
import { chooseTournament } from '../../shared/stores/tournaments';
import { tournamentDetailsTexts as texts } from '../../shared/texts/tournament-details';
import type { DetailsValues } from './details-form';

/** Creates a tournament or changes its details; what comes back is the current tournament. */
export function useSaveDetails() {
  const { submit } = useFormCall();
  const queryClient = useQueryClient();

  const takeOver = (details: TournamentDetailsView) => {
    chooseTournament(details);
    void reloadTournaments(queryClient);
    void reloadCup(queryClient, details.tournamentId);
  };

  const create = async (values: DetailsValues): Promise<boolean> => {
    const answer = await submit({ call: 'createTournament', payload: values, successText: texts.created });
    if (answer.ok) takeOver(answer.data.tournamentDetails);
    return answer.ok;
  };

  const update = async (values: DetailsValues, { tournamentId, updatedAt }: TournamentDetailsView) => {
    const payload = { ...values, tournamentId, updatedAt };
    const answer = await submit({ call: 'updateTournament', payload, successText: texts.updated });
    if (answer.ok) takeOver(answer.data.tournamentDetails);
    return answer.ok;
  };

  return { create, update };
}
