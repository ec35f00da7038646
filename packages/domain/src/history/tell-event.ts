import type { CupEvent } from '../commands/cup-event';
import { isSameScore } from '../commands/enter-score';
import type { Cup, Match } from '../cup/records';
import { mapSides, type Side } from '../cup/sides';
import { scoreOfMatch } from '../match-log/typed-score';
import type { ChangedRecords } from './changed-records';
import {
  type ChangeCounts,
  type ChangeName,
  type NamedMatch,
  NO_COUNTS,
  type RecordedChange,
} from './recorded-change';

/** The name of the sentence for an event. Some kinds of events share a sentence, which counts the records. */
function nameOf(event: CupEvent): ChangeName {
  if (event.kind === 'teams-created') return 'team-created';
  if (event.kind === 'matches-created') return 'match-created';
  return event.kind === 'matches-moved' ? 'match-changed' : event.kind;
}

function countsOf({ teams, stages, groups, matches }: ChangedRecords, what: ChangeName): ChangeCounts {
  // A match that only lost a reference is not the subject of a deletion.
  const deleted = matches.filter(({ after }) => after === null);
  const touched = deleted.length > 0 || what.endsWith('-deleted') ? deleted : matches;
  return { teams: teams.length, stages: stages.length, groups: groups.length, matches: touched.length };
}

/** The name of a side's team, or its placeholder; null where `teams` do not have the team. */
export function nameSide({ teamId, placeholder }: Side, teams: Cup['teams']): string | null {
  return teamId === null ? placeholder : (teams.find((team) => team.teamId === teamId)?.name ?? null);
}

/** Names a match by the teams that its score is or was for, which a later result may replace, else by its sides. */
function nameMatch(match: Match, before: Match | null, teams: Cup['teams']): NamedMatch {
  const { matchId, date, time, location } = match;
  const scored = match.scoredTeams ?? before?.scoredTeams;
  const { local, visitor } = mapSides(match, (side, key) =>
    nameSide(scored ? { ...side, teamId: scored[key] } : side, teams),
  );
  return { matchId, local, visitor, date, time, location };
}

/** What a change of a match tells: how the match is named, and its score before and after where it differs. */
function tellMatch(
  match: Match,
  { matches }: ChangedRecords,
  teams: Cup['teams'],
): Pick<RecordedChange, 'match' | 'scores'> {
  const change = matches.find(({ after }) => after?.matchId === match.matchId);
  const { before = null, after = null } = change ?? {};
  const named = { match: nameMatch(match, before, teams) };
  if (!before || !after || isSameScore(before, after)) return named;
  return { ...named, scores: { from: scoreOfMatch(before), to: scoreOfMatch(after) } };
}

/**
 * Tells an event as data: what somebody meant to do, and how many records were created, deleted or changed with it (`changed`).
 * `teams` are those whose names a match shows; the name of a team that is not among them is null.
 */
export function tellEvent(
  event: CupEvent,
  changed: ChangedRecords,
  teams: Cup['teams'] = [],
): RecordedChange {
  if (event.kind === 'plan-applied' && event.as) return tellEvent(event.as, changed, teams);
  const what = nameOf(event);
  return {
    what,
    name: 'name' in event ? event.name : null,
    to: 'to' in event ? (event.to ?? null) : null,
    ...('match' in event && event.match ? tellMatch(event.match, changed, teams) : { match: null }),
    counts: what === 'player-erased' ? NO_COUNTS : countsOf(changed, what),
  };
}
