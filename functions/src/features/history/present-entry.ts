import type {
  AccountName,
  HistoryEntryView,
  ObstacleView,
} from '@futsal-cup/domain/contracts/views/history-views';
import { categoryIdOf, categoryIdOfStage, categoryNameOf } from '@futsal-cup/domain/cup/categories';
import { inCategory } from '@futsal-cup/domain/cup/in-category';
import type { ErrorItem } from '@futsal-cup/domain/cup/result';
import type { NamedMatch, RecordedChange } from '@futsal-cup/domain/history/recorded-change';
import { nameSide } from '@futsal-cup/domain/history/tell-event';
import type { Match } from '@futsal-cup/domain/cup/records';
import type { Firestore } from 'firebase-admin/firestore';
import type { StoredEntry } from '../../storage/history/entries';
import { type KeptRecords, unpackRecords } from '../../storage/history/kept-records';
import { putBack } from '../../storage/history/put-back';
import { findLastingObstacle, findTaken } from '../../storage/history/undo-change';
import type { StoredCup } from '../../storage/stored';

interface Moment {
  /** The cup that the entry belongs to; null where it no longer exists, or where it is not needed. */
  readonly cup: StoredCup | null;
  readonly nameOf: (accountId: string) => AccountName;
  readonly now: number;
}

function namesOf(match: Match, { teams }: StoredCup): Pick<NamedMatch, 'local' | 'visitor'> {
  return { local: nameSide(match.local, teams), visitor: nameSide(match.visitor, teams) };
}

/** The present name of a record with that of its category, as several may have one of that name; undefined where there is no such record. */
function presentName(part: string, id: string | undefined, cup: StoredCup): string | undefined {
  const { tournament, teams, stages, groups, matches } = cup;
  const named = (categoryId: string | null, name: string) =>
    inCategory(categoryNameOf(tournament, categoryId), name);
  const team = part === 'teams' && teams.find(({ teamId }) => teamId === id);
  if (team) return named(categoryIdOf(team), team.name);
  const stage = part === 'stages' && stages.find(({ stageId }) => stageId === id);
  if (stage) return named(categoryIdOf(stage), stage.name);
  const group = part === 'groups' && groups.find(({ groupId }) => groupId === id);
  if (group) return named(categoryIdOfStage(cup, group.stageId), group.name);
  const match = part === 'matches' && matches.find(({ matchId }) => matchId === id);
  if (!match) return undefined;
  const { local, visitor } = namesOf(match, cup);
  return named(categoryIdOfStage(cup, match.stageId), `${local ?? '?'} – ${visitor ?? '?'}`);
}

/** The present name of a record, or its name before the change. */
function nameOfRecord(path: string, cup: StoredCup | null, kept: KeptRecords): string | null {
  const [part = '', id] = path.split('/');
  const present = cup && presentName(part, id, cup);
  if (typeof present === 'string') return present;
  const before = (kept[part as keyof KeptRecords] ?? []).find((record) => record.id === id)?.before;
  const name: unknown = before?.['name'];
  return typeof name === 'string' ? name : null;
}

async function findObstacle(
  db: Firestore,
  entry: StoredEntry,
  { cup, now }: Pick<Moment, 'cup' | 'now'>,
): Promise<ObstacleView | null> {
  const lasting = findLastingObstacle(entry, now);
  if (lasting) return { msg: lasting, name: null };
  if (!entry.records) return { msg: 'change_cannot_be_undone', name: null };
  const kept = unpackRecords(entry.records);
  const result = putBack(cup, kept);
  const refusal = result.ok ? await findTaken(db, kept, result.value) : result;
  if (!refusal) return null;
  const error: ErrorItem = refusal.error;
  return { ...error, name: error.path === undefined ? null : nameOfRecord(error.path, cup, kept) };
}

/** Adds the teams' names where an entry lacks them: until February 2027 there are entries of an edit that did not read the teams. */
function withNames(change: RecordedChange, cup: StoredCup | null): RecordedChange {
  const { match } = change;
  const present = match && cup?.matches.find(({ matchId }) => matchId === match.matchId);
  if (!match || !present || !cup) return change;
  const names = namesOf(present, cup);
  const { local, visitor } = match;
  return { ...change, match: { ...match, local: local ?? names.local, visitor: visitor ?? names.visitor } };
}

/** Whether the cup of an entry must be read to present it: for the names of a match, or to find out if the change can be undone. */
export function needsCup(entry: StoredEntry, now: number): boolean {
  return entry.change.match !== null || findLastingObstacle(entry, now) === null;
}

/** The view of an entry, with the facts that come from the present cup. */
export async function presentEntry(
  db: Firestore,
  entry: StoredEntry & { readonly entryId: string },
  moment: Moment,
): Promise<HistoryEntryView> {
  const { cup, nameOf } = moment;
  const { entryId, tournamentId, kind, at, by, scorer = null, change, about, isUndo } = entry;
  return {
    entryId,
    tournamentId,
    kind,
    at,
    by: by === null ? null : nameOf(by),
    scorer,
    change: withNames(change, cup),
    about: about === null ? null : nameOf(about),
    isUndo,
    obstacle: await findObstacle(db, entry, moment),
  };
}
