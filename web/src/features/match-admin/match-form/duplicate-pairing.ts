import type { MatchView, TournamentView } from '@futsal-cup/domain/contracts/views';
import { nameKey } from '@futsal-cup/domain/cup/text';
import type { MatchValues } from './match-values';

type Pair = readonly [local: string, visitor: string];

function isSamePair([a, b]: Pair, [c, d]: Pair): boolean {
  return (a === c && b === d) || (a === d && b === c);
}

function teamsOf({ LocalTeam, VisitorTeam }: MatchView): Pair | null {
  return LocalTeam && VisitorTeam ? [LocalTeam.teamId, VisitorTeam.teamId] : null;
}

function placeholdersOf(match: MatchView): Pair | null {
  const { localTeamPlaceholder: local, visitorTeamPlaceholder: visitor } = match;
  return local && visitor ? [nameKey(local), nameKey(visitor)] : null;
}

/** A group match is compared with those of its stage, a knockout match with those of all rounds. */
function comparedMatches(
  { Stages }: Pick<TournamentView, 'Stages'>,
  values: MatchValues,
): readonly MatchView[] {
  const stages = values.groupId
    ? Stages.filter(({ stageId }) => stageId === values.stageId)
    : Stages.filter(({ type }) => type === 'knockout');
  return stages.flatMap(({ Matches }) => Matches);
}

/** Whether another match has the same two sides already, in either order. */
export function isDuplicatePairing(
  cup: Pick<TournamentView, 'Stages'>,
  values: MatchValues,
  ownMatchId: string | null,
): boolean {
  const isByName = values.groupId === '' && values.status === 'unknown';
  const wanted: Pair = isByName
    ? [nameKey(values.localTeamPlaceholder), nameKey(values.visitorTeamPlaceholder)]
    : [values.localTeamId, values.visitorTeamId];
  if (wanted.includes('')) return false;
  return comparedMatches(cup, values).some((match) => {
    const pair = isByName ? placeholdersOf(match) : teamsOf(match);
    return match.matchId !== ownMatchId && pair !== null && isSamePair(wanted, pair);
  });
}
