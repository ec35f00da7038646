import type { CupEvent } from '../commands/cup-event';
import type { Match, Team } from '../cup/records';
import type { Side } from '../cup/sides';
import type { ChangedRecords } from './changed-records';
import {
  type ChangeCounts,
  type ChangeName,
  type NamedMatch,
  NO_COUNTS,
  type RecordedChange,
} from './recorded-change';

/** Several events have one sentence, which counts the records. */
function nameOf(event: CupEvent): ChangeName {
  switch (event.kind) {
    case 'teams-created':
      return 'team-created';
    case 'matches-moved':
      return 'match-changed';
    case 'team-withdrawn':
      return 'result-changed';
    default:
      return event.kind;
  }
}

function countsOf({ teams, stages, groups, matches }: ChangedRecords, what: ChangeName): ChangeCounts {
  // A match that only lost a reference is not the subject of a deletion.
  const deleted = matches.filter(({ after }) => after === null);
  const touched = deleted.length > 0 || what.endsWith('-deleted') ? deleted : matches;
  return { teams: teams.length, stages: stages.length, groups: groups.length, matches: touched.length };
}

function nameMatch(match: Match, teams: readonly Team[]): NamedMatch {
  const { matchId, local, visitor, date, time, location } = match;
  const nameSide = ({ teamId, placeholder }: Side) =>
    teamId === null ? placeholder : (teams.find((team) => team.teamId === teamId)?.name ?? null);
  return { matchId, local: nameSide(local), visitor: nameSide(visitor), date, time, location };
}

/**
 * Tells an event as data: what somebody meant to do, and how many records were created, deleted or changed with it (`changed`).
 * `teams` are those whose names a match shows; the name of a team that is not among them is null.
 */
export function tellEvent(
  event: CupEvent,
  changed: ChangedRecords,
  teams: readonly Team[] = [],
): RecordedChange {
  if (event.kind === 'plan-applied' && event.as) return tellEvent(event.as, changed, teams);
  const what = nameOf(event);
  return {
    what,
    name: 'name' in event ? event.name : null,
    to: 'to' in event ? event.to : null,
    match: 'match' in event && event.match ? nameMatch(event.match, teams) : null,
    counts: what === 'player-erased' ? NO_COUNTS : countsOf(changed, what),
  };
}
