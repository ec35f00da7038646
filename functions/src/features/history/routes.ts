import { historyContracts } from '@futsal-cup/domain/contracts/history';
import type { AccountName } from '@futsal-cup/domain/contracts/views/history-views';
import type { Accounts } from '../../accounts/verify-token';
import { erasePlayer } from '../../storage/history/erase-player';
import { readHistory, type ReadHistory } from '../../storage/history/read-history';
import { undoChange } from '../../storage/history/undo-change';
import { type AnswerOf, type CallOf, route } from '../route';
import { needsCup, presentEntry } from './present-entry';

/** The names of all accounts on a page: their display names, else their e-mail addresses. */
async function readNames(
  accounts: Accounts,
  entries: ReadHistory['entries'],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Set(entries.flatMap(({ by, about }) => [by, about]).filter((id) => id !== null));
  if (ids.size === 0) return new Map();
  const { users } = await accounts.getUsers([...ids].map((uid) => ({ uid })));
  return new Map(users.map(({ uid, displayName, email }) => [uid, displayName || email || '']));
}

async function handleGetHistory({
  request,
  dependencies: { db, cups, accounts, clock },
}: CallOf<'getHistory'>): Promise<AnswerOf<'getHistory'>> {
  const now = clock();
  const { entries, next } = await readHistory(db, request, now);
  const ofCups = entries.filter((entry) => needsCup(entry, now)).map(({ tournamentId }) => tournamentId);
  const tournamentIds = new Set(ofCups.filter((id) => id !== null));
  const [names, found] = await Promise.all([
    readNames(accounts, entries),
    Promise.all([...tournamentIds].map(async (id) => [id, await cups.find(id)] as const)),
  ]);
  const byId = new Map(found);
  const nameOf = (accountId: string): AccountName => ({ accountId, name: names.get(accountId) || null });
  const presented = entries.map((entry) => {
    const cup = byId.get(entry.tournamentId ?? '')?.cup ?? null;
    return presentEntry(db, entry, { cup, nameOf, now });
  });
  return { entries: await Promise.all(presented), next };
}

async function handleUndoChange({
  request: { entryId },
  dependencies,
  actor,
}: CallOf<'undoChange'>): Promise<AnswerOf<'undoChange'>> {
  await undoChange(dependencies, entryId, actor);
  return {};
}

async function handleErasePlayer({
  request,
  dependencies,
  actor,
}: CallOf<'erasePlayer'>): Promise<AnswerOf<'erasePlayer'>> {
  return { namesakes: await erasePlayer(dependencies, request, actor) };
}

export const historyRoutes = [
  route(historyContracts.getHistory, handleGetHistory),
  route(historyContracts.undoChange, handleUndoChange),
  route(historyContracts.erasePlayer, handleErasePlayer),
];
