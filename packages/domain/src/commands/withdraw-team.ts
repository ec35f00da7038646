import { resolveCup } from '../bracket/resolve-cup';
import type { MatchRules } from '../cup/match-rules';
import { hasScore } from '../cup/outcome';
import type { Cup, Match } from '../cup/records';
import { allowed, refused, type Result } from '../cup/result';
import { mapSides, OTHER_SIDE, SIDES, type SideKey, type Sides } from '../cup/sides';
import { forfeitedGoals } from '../match-log/laws/forfeit-score';
import { type CommandResult, done } from './cup-event';

export interface WithdrawalInput {
  readonly teamId: string;
  /** Whether what the team has played in groups counts. */
  readonly results: 'stand' | 'annulled';
}

/** The effect of a withdrawal on a match: the side `winner` wins the match without playing, or the match counts nowhere. */
export type WithdrawnMatch =
  | { readonly matchId: string; readonly becomes: 'forfeit'; readonly winner: SideKey }
  | { readonly matchId: string; readonly becomes: 'abandoned' };

function isStillToPlay(match: Match): boolean {
  return !hasScore(match) && match.state !== 'abandoned';
}

/** The cup without the team's group results, so that no knockout match has the team through a place in a group. */
function withoutResultsOf(cup: Cup, teamId: string): Cup {
  const isIts = ({ groupId, local, visitor }: Match) =>
    groupId !== null && (local.teamId === teamId || visitor.teamId === teamId);
  const matches = cup.matches.map((match) =>
    isIts(match)
      ? { ...match, ...mapSides(match, (side) => ({ ...side, goals: null, kicks: null })) }
      : match,
  );
  return { ...cup, matches };
}

/**
 * Lists the effects of a withdrawal on the team's matches. Where its results stand, the opponent wins each match that the team has not
 * finished. Where they are annulled, none of its group matches counts, and only the knockout matches are forfeited. A match whose other
 * side is not known yet stays as it is.
 */
export function withdrawTeam(
  cup: Cup,
  { teamId, results }: WithdrawalInput,
): CommandResult<readonly WithdrawnMatch[]> {
  if (!cup.teams.some((team) => team.teamId === teamId)) return refused('team_not_found', 'teamId');
  const { sides } = resolveCup(results === 'annulled' ? withoutResultsOf(cup, teamId) : cup);
  const withdrawn = cup.matches.flatMap((match): WithdrawnMatch[] => {
    const { matchId } = match;
    const teams = sides.get(matchId);
    const own = SIDES.find((side) => teams?.[side] === teamId);
    if (!teams || own === undefined) return [];
    if (match.groupId !== null && results === 'annulled') {
      return match.state === 'abandoned' ? [] : [{ matchId, becomes: 'abandoned' }];
    }
    const winner = OTHER_SIDE[own];
    const isForfeited = isStillToPlay(match) && teams[winner] !== null;
    return isForfeited ? [{ matchId, becomes: 'forfeit', winner }] : [];
  });
  const first = cup.matches.find(({ matchId }) => matchId === withdrawn[0]?.matchId) ?? null;
  return done(withdrawn, { kind: 'team-withdrawn', match: first });
}

/** The present goals of the matches that are being played, by match id. */
export type RunningGoals = ReadonlyMap<string, Sides<number>>;

/** The goals with which a withdrawal ends a match. */
export function goalsOfWithdrawal(
  { forfeitGoals }: Pick<MatchRules, 'forfeitGoals'>,
  { matchId, winner }: Extract<WithdrawnMatch, { becomes: 'forfeit' }>,
  running: RunningGoals,
): Sides<number> {
  return forfeitedGoals(running.get(matchId) ?? null, winner, forfeitGoals);
}

function matchAfter(
  match: Match,
  withdrawn: WithdrawnMatch,
  rules: MatchRules,
  running: RunningGoals,
): Match {
  if (withdrawn.becomes === 'abandoned') {
    const open = mapSides(match, (side) => ({ ...side, goals: null, kicks: null }));
    return { ...match, ...open, state: 'abandoned', isForfeit: false };
  }
  const goals = goalsOfWithdrawal(rules, withdrawn, running);
  const score = mapSides(match, (side, key) => ({ ...side, goals: goals[key], kicks: null }));
  return { ...match, ...score, state: 'finished', isForfeit: true };
}

/** The cup after a team has withdrawn, with its matches forfeited or abandoned; a refusal where `withdrawTeam` refuses. */
export function cupAfterWithdrawal(cup: Cup, input: WithdrawalInput, running: RunningGoals): Result<Cup> {
  const withdrawn = withdrawTeam(cup, input);
  if (!withdrawn.ok) return withdrawn;
  const changes = new Map(withdrawn.value.map((change) => [change.matchId, change]));
  const matches = cup.matches.map((match) => {
    const change = changes.get(match.matchId);
    return change ? matchAfter(match, change, cup.tournament.matchRules, running) : match;
  });
  return allowed({ ...cup, matches });
}
