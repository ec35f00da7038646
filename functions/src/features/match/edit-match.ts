import { editMatch, type MatchInput } from '@futsal-cup/domain/commands/matches';
import type { MatchView } from '@futsal-cup/domain/contracts/views/cup-views';
import { ApiError } from '../../platform/api-error';
import { presentMatch } from '../../presenters/present-match';
import { viewContextOf } from '../../presenters/view-context';
import { changeCup } from '../../storage/change-cup';
import type { Actor } from '../../storage/history/actor';
import { findCupOf } from '../../storage/read-cups';
import { refuseStaleEdit } from '../../storage/stale-edit';
import type { StoredCup } from '../../storage/stored';
import type { Dependencies } from '../route';

export interface MatchAnswer {
  readonly match: MatchView;
}

export function presentMatchOf(cup: StoredCup, matchId: string): MatchView {
  const match = cup.matches.find((candidate) => candidate.matchId === matchId);
  if (!match) throw new ApiError([{ msg: 'match_not_found', path: 'matchId' }]);
  return presentMatch(viewContextOf(cup), match);
}

interface EditedBy {
  /** The version of the match that the editor has seen. */
  readonly updatedAt: string | undefined;
  readonly actor: Actor;
}

/** Edits a match as a part of its cup. A typed score is such an edit too. */
export async function handleEditMatch(
  dependencies: Dependencies,
  input: MatchInput,
  { updatedAt, actor }: EditedBy,
): Promise<MatchAnswer> {
  const { matchId } = input;
  const tournamentId = await findCupOf(dependencies.db, 'matches', matchId);
  return changeCup(dependencies, tournamentId, {
    actor,
    change(cup, now) {
      const match = cup.matches.find((candidate) => candidate.matchId === matchId);
      if (match) refuseStaleEdit(updatedAt, match.updatedAt, () => presentMatchOf(cup, matchId));
      return editMatch(cup, input, now);
    },
    answer: (cup) => ({ match: presentMatchOf(cup, matchId) }),
  });
}
