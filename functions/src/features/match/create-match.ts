import type { MatchView } from '@futsal-cup/domain/contracts/views';
import { createMatch as decide, type MatchInput } from '@futsal-cup/domain/commands/matches';
import { changeCup } from '../../platform/change-cup';
import type { Dependencies } from '../../platform/dependencies';
import { findCupOf } from '../../platform/find-cup-of';
import type { Once } from '../../platform/once';
import { presentMatchOf } from './present-match-of';

export interface MatchAnswer {
  readonly match: MatchView;
}

export async function createMatch(
  dependencies: Dependencies,
  input: MatchInput,
  once: Once | null,
): Promise<MatchAnswer> {
  const tournamentId = await findCupOf(dependencies.db, 'stages', input.stageId);
  return changeCup(dependencies, tournamentId, {
    once,
    decide: (cup, now) => decide(cup, input, now),
    answer: (cup) => ({ match: presentMatchOf(cup, input.matchId) }),
  });
}
