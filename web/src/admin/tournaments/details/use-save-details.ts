import type { TournamentDetailsView } from '@futsal-cup/domain/contracts/views/cup-views';
import { useSWRConfig } from 'swr';
import { changeCup, reloadCup, reloadTournaments } from '../../../shelf/cup/reload';
import { useFormCall } from '../../forms/use-form-call';
import { chooseTournament, updateTournament } from '../../../shelf/stores/tournaments';
import { useAdminTexts } from '../../texts/admin-texts';
import type { Details } from './details-values';

/** Creates a tournament or changes its details, and makes it the current one. */
export function useSaveDetails() {
  const { details: texts } = useAdminTexts();
  const { submit } = useFormCall();
  const { mutate } = useSWRConfig();

  const takeOver = (details: TournamentDetailsView) => {
    const { tournamentId, name, date, language, timeZone } = details;
    updateTournament({ tournamentId, name, date, language, timeZone });
    void changeCup(mutate, tournamentId, details);
    void reloadTournaments(mutate);
    void reloadCup(mutate, tournamentId);
  };

  const create = async ({ categories, playerRules, ...details }: Details) => {
    const own = { ...(playerRules && { playerRules }), ...(categories?.length && { categories }) };
    const payload = { ...details, ...own };
    const answer = await submit({ call: 'createTournament', payload, successText: texts.created });
    if (!answer.ok) return answer;
    chooseTournament(answer.data.tournamentDetails);
    takeOver(answer.data.tournamentDetails);
    return answer;
  };

  const update = async (
    { categories = [], playerRules, ...details }: Details,
    against: TournamentDetailsView,
  ) => {
    const { tournamentId, updatedAt } = against;
    const own = {
      ...((playerRules || against.playerRules) && { playerRules }),
      ...((categories.length > 0 || against.categories) && { categories }),
    };
    const payload = { ...details, ...own, tournamentId, updatedAt };
    const answer = await submit({ call: 'updateTournament', payload, successText: texts.updated });
    if (answer.ok) takeOver(answer.data.tournamentDetails);
    return answer;
  };

  return { create, update };
}
