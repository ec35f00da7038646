import type { Cup, Match } from '../cup/records';

/** A record before and after a change; null where it did not exist. */
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
  /** The published plan, of which a cup has one at most. */
  readonly plans: readonly RecordChange<NonNullable<State['plan']>>[];
}

/** The fields that do not count as a change: the instants of writing, and values that are computed from the rest of the cup. */
const STAMPS: ReadonlySet<string> = new Set(['createdAt', 'updatedAt', 'revision', 'span', 'lostAt']);

/** `createdAt` of a match counts as a change, because it numbers the matches of a stage. */
const STAMPS_OF_MATCH: ReadonlySet<string> = new Set(['updatedAt']);

function saysTheSame(a: object, b: object, stamps: ReadonlySet<string>): boolean {
  if (a === b) return true;
  const values = new Map(Object.entries(a));
  const fields = new Set([...values.keys(), ...Object.keys(b)]);
  const others = new Map(Object.entries(b));
  return [...fields].every(
    (field) => stamps.has(field) || JSON.stringify(values.get(field)) === JSON.stringify(others.get(field)),
  );
}

function findChanges<Record extends object>(
  before: readonly Record[] = [],
  after: readonly Record[] = [],
  idOf: (record: Record) => string,
  stamps = STAMPS,
): RecordChange<Record>[] {
  const old = new Map(before.map((record) => [idOf(record), record]));
  const left = new Set(after.map(idOf));
  const gone = before.filter((record) => !left.has(idOf(record)));
  const present = after.map((record) => ({ before: old.get(idOf(record)) ?? null, after: record }));
  return [
    ...gone.map((record) => ({ before: record, after: null })),
    ...present.filter((change) => !change.before || !saysTheSame(change.before, change.after, stamps)),
  ];
}

/**
 * Compares two states of a cup, or of its known parts. A record that was only written anew has not changed. The state before a cup is
 * created is empty, and so is the state after it is deleted.
 */
export function findChangedRecords<State extends Cup>(
  before: Partial<State>,
  after: Partial<State>,
): ChangedRecords<State> {
  const tournamentsOf = ({ tournament }: Partial<State>) => (tournament ? [tournament] : []);
  const plansOf = ({ plan }: Partial<State>): NonNullable<State['plan']>[] => (plan ? [plan] : []);
  return {
    tournaments: findChanges(tournamentsOf(before), tournamentsOf(after), (each) => each.tournamentId),
    teams: findChanges<State['teams'][number]>(before.teams, after.teams, (team) => team.teamId),
    stages: findChanges<State['stages'][number]>(before.stages, after.stages, (stage) => stage.stageId),
    groups: findChanges<State['groups'][number]>(before.groups, after.groups, (group) => group.groupId),
    matches: findChanges<State['matches'][number]>(
      before.matches,
      after.matches,
      (match) => match.matchId,
      STAMPS_OF_MATCH,
    ),
    plans: findChanges(plansOf(before), plansOf(after), () => 'plan'),
  };
}

/** Whether a change has altered the result of a match. Results are undone in the log of the match, not in the history. */
function changesResult({ before, after }: RecordChange<Match>): boolean {
  return before !== null && after !== null && before.logRevision !== after.logRevision;
}

/**
 * The changes of matches without the changes of results. For a match whose result has changed, only date, time and location remain,
 * because its log undoes the score and its teams.
 */
export function withoutResults<Record extends Match>(
  changes: readonly RecordChange<Record>[],
): RecordChange<Record>[] {
  return changes.flatMap((change) => {
    const { before, after } = change;
    if (!before || !after || !changesResult(change)) return [change];
    const { date, time, location } = before;
    const moved = { ...after, date, time, location };
    return saysTheSame(moved, after, STAMPS_OF_MATCH) ? [] : [{ before: moved, after }];
  });
}
