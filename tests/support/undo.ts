import type { HistoryEntryView } from '@futsal-cup/domain/contracts/views/history-views';
import type { ErrorCode } from '@futsal-cup/domain/cup/error-codes/error-codes';
import type { HistoryKind } from '@futsal-cup/domain/history/recorded-change';
import { raiseCatalogue, readCatalogue } from '@futsal-cup/functions/storage/catalogue';
import { deleteCup } from '@futsal-cup/functions/storage/commit-cup';
import { readCup } from '@futsal-cup/functions/storage/read-cups';
import assert from 'node:assert/strict';
import { type Answer, call, callApi, expectSuccess } from './call-api';
import { readStoredCup, withFirestore } from './model/stored-cup';

/** The id under which the history has the change that this call made. */
export function entryOf(answer: Answer): string {
  expectSuccess(answer as Answer<object>, answer.status === 201 ? 201 : 200);
  const entryId = answer.headers.get('history-entry');
  assert.ok(entryId, `${answer.call} is not in the history`);
  return entryId;
}

/** Undoes a change, and returns the entry of the undo. */
export async function undo(entryId: string, token?: string): Promise<string> {
  return entryOf(await callApi('undoChange', { entryId }, { token }));
}

/** The newest page of the history of a tournament. */
export async function readHistory(
  tournamentId: string,
  kind?: HistoryKind,
): Promise<readonly HistoryEntryView[]> {
  return (await call('getHistory', { tournamentId, ...(kind ? { kind } : {}) })).entries;
}

/** What the history says is in the way of an undo; null where nothing is. */
export async function readObstacle(tournamentId: string, entryId: string): Promise<ErrorCode | null> {
  const entries = await readHistory(tournamentId);
  const entry = entries.find((candidate) => candidate.entryId === entryId);
  assert.ok(entry, `The history has no ${entryId}`);
  return entry.obstacle?.msg ?? null;
}

/** A record without what every write renews. */
function withoutTime<Record extends object>(record: Record): Partial<Record> {
  const said = Object.entries(record).filter(([field]) => field !== 'updatedAt' && field !== 'revision');
  return Object.fromEntries(said) as Partial<Record>;
}

function byText(records: readonly object[]): object[] {
  const texts = records.map((record) => JSON.stringify(record, Object.keys(record).sort()));
  return [...records.keys()]
    .sort((a, b) => ((texts[a] ?? '') < (texts[b] ?? '') ? -1 : 1))
    .map((index) => records[index] ?? {});
}

/** All documents of a cup but for what every write renews: when they were written, and the revision of the cup. */
export async function readDocuments(tournamentId: string) {
  const cup = await readStoredCup(tournamentId);
  return {
    tournament: withoutTime(cup.tournament),
    teams: byText(cup.teams.map(withoutTime)),
    stages: byText(cup.stages.map(withoutTime)),
    groups: byText(cup.groups.map(withoutTime)),
    matches: byText(cup.matches.map(withoutTime)),
    logs: byText(cup.logs),
  };
}

/** Deletes a cup as the API will: past it. */
export async function deleteTournament(tournamentId: string): Promise<string> {
  let entryId = '';
  await withFirestore(async (db) => {
    const [catalogue, before] = [await readCatalogue(db), await readCup(db, tournamentId)];
    if (!before) throw new Error('There is no such cup.');
    const actor = { accountId: 'somebody', recorded: (id: string) => void (entryId = id) };
    const add = (batch: FirebaseFirestore.WriteBatch) => raiseCatalogue(batch, catalogue);
    await deleteCup(db, { before, now: Date.now(), actor, add });
  });
  return entryId;
}
