import type { DocumentData, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { NO_COUNTS } from '@futsal-cup/domain/history/recorded-change';
import { ApiError } from '../../platform/api-error';
import { commitCup, type CupStorage } from '../commit-cup';
import { retryConflicts } from '../retry-conflicts';
import type { Actor } from './actor';
import { historyOf, type StoredEntry } from './entries';
import { type KeptRecord, type KeptRecords, packRecords, unpackRecords } from './kept-records';

interface ErasedPlayer {
  readonly tournamentId: string;
  readonly playerId: string;
}

interface KeptPlayer {
  readonly playerId: string;
}

/** A team as it was, without the player. */
function withoutPlayer(record: KeptRecord, playerId: string): KeptRecord {
  const { before } = record;
  const players = before?.['players'] as readonly KeptPlayer[] | undefined;
  if (!before || !players?.some((player) => player.playerId === playerId)) return record;
  const left = players.filter((player) => player.playerId !== playerId);
  return { ...record, before: { ...before, players: left } satisfies DocumentData };
}

function eraseFrom(kept: KeptRecords, playerId: string): KeptRecords | null {
  const teams = kept.teams.map((record) => withoutPlayer(record, playerId));
  return teams.some((record, index) => record !== kept.teams[index]) ? { ...kept, teams } : null;
}

/** Rewrites one entry, unless somebody is undoing it, which then begins anew. */
async function eraseFromEntry(snapshot: DocumentSnapshot<StoredEntry>, playerId: string): Promise<boolean> {
  return retryConflicts(async () => {
    const current = await snapshot.ref.get();
    const records = current.data()?.records;
    const { updateTime: lastUpdateTime } = current;
    const kept = records ? eraseFrom(unpackRecords(records), playerId) : null;
    if (!kept || !lastUpdateTime) return false;
    await snapshot.ref.update({ records: packRecords(kept) }, { lastUpdateTime });
    return true;
  });
}

/** Takes the player out of what the history keeps of the tournament; returns whether it was anywhere. */
async function eraseFromHistory(db: Firestore, { tournamentId, playerId }: ErasedPlayer): Promise<boolean> {
  const { docs } = await historyOf(db)
    .where('tournamentId', '==', tournamentId)
    .where('hasPlayers', '==', true)
    .get();
  let isFound = false;
  for (const snapshot of docs) isFound = (await eraseFromEntry(snapshot, playerId)) || isFound;
  return isFound;
}

/** Takes the player out of the team, in a change that the history tells without the player and never takes back. */
async function eraseFromTeam(
  { db, cups, clock }: CupStorage,
  { tournamentId, playerId }: ErasedPlayer,
  actor: Actor,
): Promise<boolean> {
  return retryConflicts(async () => {
    const before = await cups.current(tournamentId);
    const isOn = (players: readonly KeptPlayer[]) => players.some((player) => player.playerId === playerId);
    const team = before.cup.teams.find(({ players }) => isOn(players));
    if (!team) return false;
    const players = team.players.filter((player) => player.playerId !== playerId);
    const teams = before.cup.teams.map((other) => (other === team ? { ...team, players } : other));
    const changed = { cup: { ...before.cup, teams }, logs: [] };
    const change = {
      what: 'player-erased',
      name: team.name,
      to: null,
      match: null,
      counts: NO_COUNTS,
    } as const;
    await commitCup({ db, cups }, { before, changed, now: clock(), actor, event: change });
    return true;
  });
}

/**
 * Erases a player from a cup and from its history. The history is looked through before and after the team: an undo that brought the
 * player back in between has left its own entry, and has changed the cup that it was read from.
 */
export async function erasePlayer(storage: CupStorage, erased: ErasedPlayer, actor: Actor): Promise<void> {
  await storage.cups.inTurn(erased.tournamentId, async () => {
    const wasKept = await eraseFromHistory(storage.db, erased);
    const wasThere = await eraseFromTeam(storage, erased, actor);
    if (!wasKept && !wasThere) throw new ApiError([{ msg: 'player_not_found', path: 'playerId' }]);
    await eraseFromHistory(storage.db, erased);
  });
}
