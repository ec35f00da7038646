import { editMatch, type MatchInput } from '@futsal-cup/domain/commands/matches';
import type { MatchView } from '@futsal-cup/domain/contracts/views/cup-views';
import { apiError, ApiError } from '../../platform/api-error';
import { presentMatch } from '../../presenters/present-match';
import { viewContextOf } from '../../presenters/view-context';
import { changeCup } from '../../storage/change-cup';
import { refuseStaleEdit } from '../../storage/stale-edit';
import type { StoredCup } from '../../storage/stored';
import type { Dependencies } from '../route';
import { cupAfterEdit } from './cup-after-edit';
import { type EditedBy, tryEditAlone } from './edit-match-alone';

export interface MatchAnswer {
  readonly match: MatchView;
}

export function presentMatchOf(cup: StoredCup, matchId: string): MatchView {
  const match = cup.matches.find((candidate) => candidate.matchId === matchId);
  if (!match) throw new ApiError([{ msg: 'match_not_found', path: 'matchId' }]);
  return presentMatch(viewContextOf(cup), match);
}

function editInCup(
  dependencies: Dependencies,
  tournamentId: string,
  input: MatchInput,
  { updatedAt, actor }: EditedBy,
): Promise<MatchAnswer> {
  return changeCup(dependencies, tournamentId, {
    actor,
    change(cup, now) {
      const match = cup.matches.find(({ matchId }) => matchId === input.matchId);
      if (match) refuseStaleEdit(updatedAt, match.updatedAt, () => presentMatch(viewContextOf(cup), match));
      return editMatch(cup, input, now);
    },
    answer: (cup) => ({ match: presentMatchOf(cup, input.matchId) }),
  });
}

/** Edits a match without its cup where no rule needs more than the match (every score of a group match), else as a part of its cup. */
export async function handleEditMatch(
  dependencies: Dependencies,
  input: MatchInput,
  editedBy: EditedBy,
): Promise<MatchAnswer> {
  const edit = await tryEditAlone(dependencies, input, editedBy);
  switch (edit.kind) {
    case 'done':
      return { match: presentMatch(viewContextOf(await cupAfterEdit(dependencies, edit)), edit.match) };
    case 'needs-cup':
      return editInCup(dependencies, edit.tournamentId, input, editedBy);
    case 'stale': {
      const { cup } = await dependencies.cups.current(edit.tournamentId);
      throw apiError('changed_by_someone_else', { current: presentMatchOf(cup, input.matchId) });
    }
  }
}
