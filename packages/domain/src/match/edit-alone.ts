import { allowed, type Ruling } from '../cup/ruling';
import { enterScore, isScoreWished } from './enter-score';
import type { Match } from './match';
import type { MatchWish } from './save-match';
import { sideOf, type SideName, type SideWish } from './sides';

function staysAsItIs(match: Match, side: SideName, wish: SideWish): boolean {
  if (wish.kind === 'keep') return true;
  return wish.kind === 'team' && wish.teamId === sideOf(match, side).teamId;
}

function hasKnownTeams({ localTeamId, visitorTeamId }: Match): boolean {
  return localTeamId !== null && visitorTeamId !== null;
}

/**
 * Whether an edit concerns this match alone, so that no rule needs the rest of the cup: the same teams in the same place at the
 * same time, and a score only where both teams are known without it.
 */
export function concernsMatchAlone(match: Match, wish: MatchWish): boolean {
  return (
    match.stageId === wish.stageId &&
    match.groupId === wish.groupId &&
    match.date === wish.date &&
    match.time === wish.time &&
    staysAsItIs(match, 'local', wish.local) &&
    staysAsItIs(match, 'visitor', wish.visitor) &&
    (hasKnownTeams(match) || !isScoreWished(wish.score))
  );
}

/** Carries out an edit that concerns the match alone; every score entry of a group does. */
export function editMatchAlone(match: Match, wish: MatchWish): Ruling<Match> {
  const { localTeamId: local, visitorTeamId: visitor } = match;
  const teams = local === null || visitor === null ? null : { local, visitor };
  const scored = enterScore(match, { wish: wish.score, teams, sidesChanged: false });
  return scored.ok ? allowed({ ...scored.value, location: wish.location }) : scored;
}
