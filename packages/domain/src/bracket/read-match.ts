import { hasScore } from '../cup/outcome';
import type { Match, Team, Withdrawal } from '../cup/records';
import { mapSides, OTHER_SIDE, SIDES, type SideKey, type Sides } from '../cup/sides';
import { forfeitedGoals } from '../match-log/laws/forfeit-score';

/**
 * What a match counts as where that is not what is recorded: annulled with a team, forfeited by a team that has withdrawn, awarded (with
 * the goals of the rules, or with those that were played), a bye of the only side that has a team, or a match of which nobody is left.
 */
export type MatchReading = 'annulled' | 'withdrawn' | 'awarded' | 'awarded-as-played' | 'bye' | 'nobody';

/** A match as it counts. `bye` is the side that goes on without an opponent. */
export interface ReadMatch extends Match {
  readonly readAs?: MatchReading;
  readonly bye?: SideKey;
  /** The goals that count against each side where both forfeited the match; neither has scored. */
  readonly bothConcede?: number;
}

/** What the reading of a match depends on besides its record. */
export interface MatchSituation {
  /** The teams of the match; null where a side is not known. */
  readonly teams: Sides<string | null>;
  /** Whether it is certain that a side never gets a team; asked only of matches that are still to come. */
  readonly isNobody: (side: SideKey) => boolean;
  readonly teamsChanged: boolean;
  readonly withdrawals: ReadonlyMap<string, Withdrawal>;
  readonly forfeitGoals: number;
}

/** The withdrawals of a cup, by team id. */
export function withdrawalsOf(
  teams: readonly Pick<Team, 'teamId' | 'withdrawn'>[],
): ReadonlyMap<string, Withdrawal> {
  return new Map(teams.flatMap(({ teamId, withdrawn }) => (withdrawn ? [[teamId, withdrawn] as const] : [])));
}

function withoutScore(match: Match, readAs: MatchReading): ReadMatch {
  const open = mapSides(match, (side) => ({ ...side, goals: null, kicks: null }));
  return { ...match, ...open, state: 'abandoned', isForfeit: false, forfeit: null, readAs };
}

/** A forfeit leaves a shoot-out out: its score has a winner, or both sides lose. */
function forfeited(
  match: Match,
  forfeit: SideKey | 'both',
  isAwarded: boolean,
  forfeitGoals: number,
): ReadMatch {
  const { local, visitor } = match;
  const played =
    local.goals === null || visitor.goals === null ? null : { local: local.goals, visitor: visitor.goals };
  const goals =
    forfeit === 'both' ? { local: 0, visitor: 0 } : forfeitedGoals(played, OTHER_SIDE[forfeit], forfeitGoals);
  const awarded = played !== null && goals === played ? 'awarded-as-played' : 'awarded';
  return {
    ...match,
    ...mapSides(match, (side, key) => ({ ...side, goals: goals[key], kicks: null })),
    state: 'finished',
    isForfeit: true,
    forfeit,
    readAs: isAwarded ? awarded : 'withdrawn',
    ...(forfeit === 'both' ? { bothConcede: forfeitGoals } : {}),
  };
}

/** Whether a withdrawal can forfeit the match: it has not begun. */
function isStillToCome(match: Match): boolean {
  return !hasScore(match) && match.state !== 'live' && match.state !== 'abandoned';
}

function forfeitOfWithdrawal({ teams, withdrawals }: MatchSituation): SideKey | 'both' | null {
  if (teams.local === null || teams.visitor === null) return null;
  const [first, second] = SIDES.filter((side) => withdrawals.has(teams[side] ?? ''));
  return second ? 'both' : (first ?? null);
}

/** A match of which one side at least never gets a team; null where it waits for the other one. */
function readWithoutOpponent(match: Match, situation: MatchSituation): ReadMatch | null {
  const { teams, isNobody, withdrawals } = situation;
  const left = SIDES.find((side) => !isNobody(side));
  if (left === undefined) return withoutScore(match, 'nobody');
  const teamId = teams[left];
  if (teamId === null) return null;
  if (withdrawals.has(teamId)) return withoutScore(match, 'nobody');
  return { ...withoutScore(match, 'bye'), bye: left };
}

/**
 * A match as it counts. A withdrawal is one field of the team and an award one field of the match, so that taking either back leaves the
 * match as it was recorded (docs/decisions/0087-withdrawn-awarded-complete.md). The match that has nothing of either comes back itself.
 */
export function readMatch(match: Match, situation: MatchSituation): ReadMatch {
  const { teams, isNobody, withdrawals, teamsChanged, forfeitGoals } = situation;
  const isAnnulled =
    match.groupId !== null &&
    SIDES.some((side) => withdrawals.get(teams[side] ?? '')?.results === 'annulled');
  if (isAnnulled) return withoutScore(match, 'annulled');
  if (match.forfeit) return forfeited(match, match.forfeit, true, forfeitGoals);
  if (!isStillToCome(match) || teamsChanged) return match;
  if (isNobody('local') || isNobody('visitor')) return readWithoutOpponent(match, situation) ?? match;
  const forfeit = forfeitOfWithdrawal(situation);
  return forfeit ? forfeited(match, forfeit, false, forfeitGoals) : match;
}
