import { nameKey } from '@futsal-cup/domain/cup/text/name-key';
import type { Cup, Match } from '../../../shelf/cup/cup';
import { cupOfStage } from '../../cup/cup-of-category';
import type { MatchValues } from './match-values';

type Pair = readonly [local: string, visitor: string];

function isSamePair([a, b]: Pair, [c, d]: Pair): boolean {
  return (a === c && b === d) || (a === d && b === c);
}

function teamsOf({ local, visitor }: Match): Pair | null {
  return local.team && visitor.team ? [local.team.teamId, visitor.team.teamId] : null;
}

function placeholdersOf({ local, visitor }: Match): Pair | null {
  if (!local.placeholder || !visitor.placeholder) return null;
  return [nameKey(local.placeholder), nameKey(visitor.placeholder)];
}

/** Returns the matches to compare with: for a group match those of its stage, for a knockout match those of all its knockout rounds. */
function comparedMatches(cup: Cup, values: MatchValues): readonly Match[] {
  const { Stages } = cupOfStage(cup, values.stageId);
  const stages = values.groupId
    ? Stages.filter(({ stageId }) => stageId === values.stageId)
    : Stages.filter(({ type }) => type === 'knockout');
  return stages.flatMap(({ Matches }) => Matches);
}

/** Whether another match has the same two sides already, in either order. */
export function isDuplicatePairing(cup: Cup, values: MatchValues, ownMatchId: string | null): boolean {
  const isByName = values.groupId === '' && values.status === 'unknown';
  const wanted: Pair = isByName
    ? [nameKey(values.local.placeholder), nameKey(values.visitor.placeholder)]
    : [values.local.teamId, values.visitor.teamId];
  if (wanted.includes('')) return false;
  return comparedMatches(cup, values).some((match) => {
    const pair = isByName ? placeholdersOf(match) : teamsOf(match);
    return match.matchId !== ownMatchId && pair !== null && isSamePair(wanted, pair);
  });
}
