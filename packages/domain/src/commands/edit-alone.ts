import type { Match } from '../cup/records';
import type { Side, Sides } from '../cup/sides';
import { type CommandResult, done } from './cup-event';
import { enterScore, eventOfEdit, hasScoreInput, type KnownTeams } from './enter-score';
import type { SideInput } from './match-sides';
import type { MatchInput } from './matches';

function staysAsItIs(side: Side, { team }: SideInput): boolean {
  return team.kind === 'keep' || (team.kind === 'team' && team.teamId === side.teamId);
}

function knownTeamsOf({ local, visitor }: Sides<Side>): KnownTeams {
  if (local.teamId === null || visitor.teamId === null) return null;
  return { local: local.teamId, visitor: visitor.teamId };
}

/**
 * Whether an edit concerns this match alone, so that no rule needs the rest of the cup: sides, stage, group, date and time stay the same,
 * and the edit has a score only where both teams are chosen by name.
 */
export function concernsMatchAlone(match: Match, input: MatchInput): boolean {
  return (
    match.stageId === input.stageId &&
    match.groupId === input.groupId &&
    match.date === input.date &&
    match.time === input.time &&
    staysAsItIs(match.local, input.local) &&
    staysAsItIs(match.visitor, input.visitor) &&
    (knownTeamsOf(match) !== null || !hasScoreInput(input))
  );
}

/** Carries out an edit that concerns the match alone. Entering only the score of a group match is always such an edit. */
export function editMatchAlone(match: Match, input: MatchInput): CommandResult<Match> {
  const { teamsOfScore } = input;
  const scored = enterScore(match, { input, teams: knownTeamsOf(match), sidesChanged: false, teamsOfScore });
  if (!scored.ok) return scored;
  const after = { ...scored.value, location: input.location };
  return done(after, eventOfEdit(match, after));
}
