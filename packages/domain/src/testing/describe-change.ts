import type { Cup, Group, Match } from '../cup/records';
import type { Side } from '../cup/sides';
import { type ChangedRecords, type RecordChange, withoutResults } from '../history/changed-records';
import {
  type ChangeCounts,
  type ChangeName,
  type NamedMatch,
  type RecordedChange,
} from '../history/recorded-change';

interface Split<Record> {
  readonly created: readonly Record[];
  readonly deleted: readonly Record[];
  readonly changed: readonly { readonly before: Record; readonly after: Record }[];
}

function split<Record>(changes: readonly RecordChange<Record>[]): Split<Record> {
  return {
    created: changes.flatMap(({ before, after }) => (before === null && after !== null ? [after] : [])),
    deleted: changes.flatMap(({ before, after }) => (before !== null && after === null ? [before] : [])),
    changed: changes.flatMap(({ before, after }) =>
      before !== null && after !== null ? [{ before, after }] : [],
    ),
  };
}

/** Looks up the names of teams for a sentence; null when the name is not known. */
type TeamNames = (teamId: string) => string | null;

interface Told {
  readonly what: ChangeName;
  readonly name?: string | null;
  readonly to?: string | null;
  readonly match?: Match | undefined;
}

type Parts = {
  readonly [Part in keyof ChangedRecords]: Split<NonNullable<ChangedRecords[Part][number]['after']>>;
};

/** Whether visitors find the tournament in the list. The flag is stored beside its record. */
function isArchived(tournament: Cup['tournament'] & { readonly isArchived?: boolean }): boolean {
  return tournament.isArchived ?? false;
}

function tellTournament({ tournaments }: Parts): Told | null {
  const [created] = tournaments.created;
  if (created) return { what: 'tournament-created', name: created.name };
  const [deleted] = tournaments.deleted;
  if (deleted) return { what: 'tournament-deleted', name: deleted.name };
  const [changed] = tournaments.changed;
  if (!changed) return null;
  const { before, after } = changed;
  if (isArchived(before) !== isArchived(after)) {
    return { what: isArchived(after) ? 'tournament-archived' : 'tournament-put-back', name: after.name };
  }
  return { what: 'tournament-changed', name: before.name, to: after.name };
}

/** A plan replaces existing records, makes a stage with all that belongs to it at once, or changes several kinds of records at once. */
function tellPlan({ teams, stages, groups, matches }: Parts): Told | null {
  const parts = [stages, groups, matches];
  const isReplaced =
    parts.some(({ deleted }) => deleted.length > 0) && parts.some(({ created }) => created.length > 0);
  const isWhole =
    stages.created.length > 0 && stages.created.length + groups.created.length + matches.created.length > 1;
  const isRearranged =
    [teams, ...parts].every(({ deleted }) => deleted.length === 0) &&
    parts.filter(({ changed }) => changed.length > 0).length > 1;
  return isReplaced || isWhole || isRearranged ? { what: 'plan-applied' } : null;
}

function tellMembers(changed: Split<Group>['changed'], nameOf: TeamNames): Told | null {
  const leave = changed.filter(({ before, after }) =>
    before.teamIds.some((id) => !after.teamIds.includes(id)),
  );
  const join = changed.filter(({ before, after }) =>
    after.teamIds.some((id) => !before.teamIds.includes(id)),
  );
  const [left] = leave;
  const [joined] = join;
  if (left && joined && left !== joined) {
    return { what: 'group-teams-moved', name: left.before.name, to: joined.after.name };
  }
  if (left) {
    const teamId = left.before.teamIds.find((id) => !left.after.teamIds.includes(id)) ?? '';
    return { what: 'group-teams-removed', name: nameOf(teamId), to: left.after.name };
  }
  if (!joined) return null;
  const teamId = joined.after.teamIds.find((id) => !joined.before.teamIds.includes(id)) ?? '';
  return { what: 'group-teams-added', name: nameOf(teamId), to: joined.after.name };
}

function tellDeleted({ teams, stages, groups, matches }: Parts, nameOf: TeamNames): Told | null {
  const [stage] = stages.deleted;
  if (stage) return { what: 'stage-deleted', name: stage.name };
  const [team] = teams.deleted;
  if (team) return { what: 'team-deleted', name: team.name };
  const [group] = groups.deleted;
  if (group) return { what: 'group-deleted', name: group.name };
  const [match] = matches.deleted;
  const members = tellMembers(groups.changed, nameOf);
  return members ?? (match ? { what: 'match-deleted', match } : null);
}

function tellCreated({ teams, stages, groups, matches }: Parts): Told | null {
  const [team] = teams.created;
  if (team) return { what: 'team-created', name: team.name };
  const [stage] = stages.created;
  if (stage) return { what: 'stage-created', name: stage.name };
  const [group] = groups.created;
  if (group) return { what: 'group-created', name: group.name };
  const [match] = matches.created;
  return match ? { what: 'match-created', match } : null;
}

function renamed(what: ChangeName, before: string, after: string): Told {
  return { what, name: before, to: after === before ? null : after };
}

function tellEdited({ teams, stages, groups, matches }: Parts): Told | null {
  const [team] = teams.changed;
  if (team) {
    const { before, after } = team;
    return renamed(before.name === after.name ? 'team-changed' : 'team-renamed', before.name, after.name);
  }
  const [stage] = stages.changed;
  if (stages.changed.some(({ before, after }) => before.order !== after.order)) {
    return { what: 'stages-reordered' };
  }
  if (stage) return renamed('stage-changed', stage.before.name, stage.after.name);
  const [group] = groups.changed;
  if (group) {
    const { before, after } = group;
    if (before.name !== after.name) return renamed('group-renamed', before.name, after.name);
    const hasLots = JSON.stringify(before.lots) !== JSON.stringify(after.lots);
    // Only a plan puts the members of a group into another order.
    return hasLots ? { what: 'group-lots-recorded', name: after.name } : { what: 'plan-applied' };
  }
  const [match] = matches.changed;
  if (!match) return null;
  const isMoved = withoutResults(matches.changed).length > 0;
  return { what: isMoved ? 'match-changed' : 'result-changed', match: match.after };
}

function countsOf(
  { teams, stages, groups, matches }: ChangedRecords,
  { what }: Told,
  parts: Parts,
): ChangeCounts {
  // A match that only lost a reference is not the subject of a deletion.
  const isDeletion = parts.matches.deleted.length > 0 || what.endsWith('-deleted');
  const touched = isDeletion ? parts.matches.deleted : matches;
  return { teams: teams.length, stages: stages.length, groups: groups.length, matches: touched.length };
}

function nameSide({ teamId, placeholder }: Side, nameOf: TeamNames): string | null {
  return teamId === null ? placeholder : nameOf(teamId);
}

function nameMatch({ matchId, local, visitor, date, time, location }: Match, nameOf: TeamNames): NamedMatch {
  return {
    matchId,
    local: nameSide(local, nameOf),
    visitor: nameSide(visitor, nameOf),
    date,
    time,
    location,
  };
}

/**
 * Describes the difference of two states of a cup as data: the one thing that somebody meant to do, and how many records were created,
 * deleted or changed with it. Null where nothing has changed. `cups` are the states in which the names of teams are looked up.
 */
export function describeChange(
  changed: ChangedRecords,
  cups: readonly Partial<Cup>[],
): RecordedChange | null {
  const parts: Parts = {
    tournaments: split(changed.tournaments),
    teams: split(changed.teams),
    stages: split(changed.stages),
    groups: split(changed.groups),
    matches: split(changed.matches),
  };
  const names = new Map(cups.flatMap(({ teams = [] }) => teams).map(({ teamId, name }) => [teamId, name]));
  const nameOf: TeamNames = (teamId) => names.get(teamId) ?? null;
  const told =
    tellTournament(parts) ??
    tellPlan(parts) ??
    tellDeleted(parts, nameOf) ??
    tellCreated(parts) ??
    tellEdited(parts);
  if (!told) return null;
  const { what, name = null, to = null, match } = told;
  return {
    what,
    name,
    to,
    match: match ? nameMatch(match, nameOf) : null,
    counts: countsOf(changed, told, parts),
  };
}
