import type { Cup } from '../cup/records';

/** A record before and after a change; null where it was not there. */
export interface RecordChange<Record> {
  readonly before: Record | null;
  readonly after: Record | null;
}

/** The records in which two states of a cup differ. */
export interface ChangedRecords<State extends Cup = Cup> {
  readonly tournaments: readonly RecordChange<State['tournament']>[];
  readonly teams: readonly RecordChange<State['teams'][number]>[];
  readonly stages: readonly RecordChange<State['stages'][number]>[];
  readonly groups: readonly RecordChange<State['groups'][number]>[];
  readonly matches: readonly RecordChange<State['matches'][number]>[];
}

function findChanges<Record>(
  before: readonly Record[] = [],
  after: readonly Record[] = [],
  idOf: (record: Record) => string,
): RecordChange<Record>[] {
  const old = new Map(before.map((record) => [idOf(record), record]));
  const left = new Set(after.map(idOf));
  const gone = before.filter((record) => !left.has(idOf(record)));
  const present = after.map((record) => ({ before: old.get(idOf(record)) ?? null, after: record }));
  return [
    ...gone.map((record) => ({ before: record, after: null })),
    ...present.filter((change) => change.before !== change.after),
  ];
}

/**
 * Compares two states of a cup, or of as much of it as is known. A record that is the same object in both has not changed; a cup
 * that is being created was nothing before, one that is being deleted is nothing after.
 */
export function findChangedRecords<State extends Cup>(
  before: Partial<State>,
  after: Partial<State>,
): ChangedRecords<State> {
  const tournamentsOf = ({ tournament }: Partial<State>) => (tournament ? [tournament] : []);
  return {
    tournaments: findChanges(tournamentsOf(before), tournamentsOf(after), (each) => each.tournamentId),
    teams: findChanges<State['teams'][number]>(before.teams, after.teams, (team) => team.teamId),
    stages: findChanges<State['stages'][number]>(before.stages, after.stages, (stage) => stage.stageId),
    groups: findChanges<State['groups'][number]>(before.groups, after.groups, (group) => group.groupId),
    matches: findChanges<State['matches'][number]>(before.matches, after.matches, (match) => match.matchId),
  };
}

/** Whether a change has altered how a match stands, which its log keeps and takes back. */
export function changesResult({ before, after }: ChangedRecords['matches'][number]): boolean {
  return before !== null && after !== null && before.logRevision !== after.logRevision;
}
