import { resolveCup } from '../bracket/resolve-cup';
import { hasScore } from '../cup/outcome';
import type { Cup, Match } from '../cup/records';
import { allowed, refused, type Result } from '../cup/result';
import { type SideKey, SIDES, type Sides } from '../cup/sides';
import { type CommandResult, done } from './cup-event';

export interface AwardInput {
  readonly matchId: string;
  /** The side or the sides that forfeit; null takes the award back. */
  readonly forfeit: SideKey | 'both' | null;
}

function takeBack(match: Match): Result<Match> {
  if (!match.forfeit) return refused('match_is_not_awarded', 'matchId');
  const played = { ...match, forfeit: undefined };
  return allowed(hasScore(match) ? played : { ...played, scoredTeams: null });
}

/** A score that was entered for other teams says nothing about the goals of the present ones, so it has to be reviewed first. */
function award(match: Match, forfeit: SideKey | 'both', teams: Sides<string | null>): Result<Match> {
  const { local, visitor } = teams;
  if (local === null || visitor === null) return refused('teams_not_known_yet', 'matchId');
  if (match.state === 'live') return refused('match_is_being_played', 'matchId');
  const { scoredTeams } = match;
  if (hasScore(match) && scoredTeams && SIDES.some((side) => scoredTeams[side] !== teams[side])) {
    return refused('match_has_other_teams_by_now', 'matchId');
  }
  return allowed({ ...match, forfeit, scoredTeams: hasScore(match) ? scoredTeams : { local, visitor } });
}

/**
 * Awards a match, played or not, or takes the award back. The score that was played stays on record: what the match counts as follows from
 * it and from the rules (`readMatch`). A match that is being played is forfeited in its log.
 */
export function awardMatch(cup: Cup, { matchId, forfeit }: AwardInput): CommandResult {
  const match = cup.matches.find((candidate) => candidate.matchId === matchId);
  if (!match) return refused('match_not_found', 'matchId');
  const teams = resolveCup(cup).sides.get(matchId) ?? { local: null, visitor: null };
  const awarded = forfeit === null ? takeBack(match) : award(match, forfeit, teams);
  if (!awarded.ok) return awarded;
  const matches = cup.matches.map((other) => (other === match ? awarded.value : other));
  return done({ ...cup, matches }, { kind: 'match-awarded', match });
}
