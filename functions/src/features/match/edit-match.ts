import { editMatch as decide, type MatchInput } from '@futsal-cup/domain/commands/matches';
import { apiError } from '../../platform/api-error';
import { changeCup } from '../../platform/change-cup';
import type { Dependencies } from '../../platform/dependencies';
import { refuseStale } from '../../platform/freshness';
import { knowledgeOf } from '../../views/cup-knowledge';
import { presentMatch } from '../../views/present-match';
import type { MatchAnswer } from './create-match';
import { cupAfterEdit } from './cup-after-edit';
import { editMatchAlone } from './edit-match-alone';
import { presentMatchOf } from './present-match-of';

function editInCup(
  dependencies: Dependencies,
  tournamentId: string,
  input: MatchInput,
  updatedAt: string | undefined,
): Promise<MatchAnswer> {
  return changeCup(dependencies, tournamentId, {
    decide(cup, now) {
      const match = cup.matches.find(({ matchId }) => matchId === input.matchId);
      if (match) refuseStale(updatedAt, match.updatedAt, () => presentMatch(knowledgeOf(cup), match));
      return decide(cup, input, now);
    },
    answer: (cup) => ({ match: presentMatchOf(cup, input.matchId) }),
  });
}

/** Edits a match, on its own where no rule needs more (every score of a group), else in its cup. */
export async function editMatch(
  dependencies: Dependencies,
  input: MatchInput,
  updatedAt: string | undefined,
): Promise<MatchAnswer> {
  const edit = await editMatchAlone(dependencies, input, updatedAt);
  switch (edit.kind) {
    case 'done':
      return { match: presentMatch(knowledgeOf(await cupAfterEdit(dependencies, edit)), edit.match) };
    case 'needs-cup':
      return editInCup(dependencies, edit.tournamentId, input, updatedAt);
    case 'stale': {
      const { cup } = await dependencies.cups.current(edit.tournamentId);
      throw apiError('changed_by_someone_else', { current: presentMatchOf(cup, input.matchId) });
    }
  }
}
