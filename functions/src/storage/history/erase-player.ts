import type { DocumentData, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { nameKey } from '@futsal-cup/domain/cup/text/name-key';
import { NO_COUNTS } from '@futsal-cup/domain/history/recorded-change';
import { ApiError } from '../../platform/api-error';
import { commitCup, type CupStorage } from '../commit-cup';
import type { CupSnapshot } from '../read-cups';
import { retryConflicts } from '../retry-conflicts';
import type { StoredCup } from '../stored';
import type { Actor } from './actor';
import { historyOf, type StoredEntry } from './entries';
import { type KeptRecord, type KeptRecords, packRecords, unpackRecords } from './kept-records';

interface ErasedPlayer {
  readonly tournamentId: string;
  readonly playerId: string;
}

interface KeptPlayer {
  readonly playerId: string;
  readonly name: string;
}

/** Whom to look for: in the team in which the player is now, also under another id, as one has who was listed anew. */
interface Wanted extends ErasedPlayer {
  readonly team: StoredCup['teams'][number] | undefined;
  readonly key: string | undefined;
}

function findPlayer(cup: StoredCup | undefined, { tournamentId, playerId }: ErasedPlayer): Wanted {
  const isOne = (player: KeptPlayer) => player.playerId === playerId;
  const team = cup?.teams.find(({ players }) => players.some(isOne));
  const name = team?.players.find(isOne)?.name;
  return { tournamentId, playerId, team, key: name === undefined ? undefined : nameKey(name) };
}

/** A team as it was, without the player. */
function withoutPlayer(record: KeptRecord, { playerId, team, key }: Wanted): KeptRecord {
  const { id, before } = record;
  const players = before?.['players'] as readonly KeptPlayer[] | undefined;
  if (!before || !players) return record;
  const isErased = (player: KeptPlayer) =>
    player.playerId === playerId || (id === team?.teamId && nameKey(player.name) === key);
  const left = players.filter((player) => !isErased(player));
  if (left.length === players.length) return record;
  return { ...record, before: { ...before, players: left } satisfies DocumentData };
}

function eraseFrom(kept: KeptRecords, wanted: Wanted): KeptRecords | null {
  const teams = kept.teams.map((record) => withoutPlayer(record, wanted));
  return teams.some((record, index) => record !== kept.teams[index]) ? { ...kept, teams } : null;
}

/** Rewrites one entry, unless somebody is undoing it, which then begins anew. */
async function eraseFromEntry(snapshot: DocumentSnapshot<StoredEntry>, wanted: Wanted): Promise<boolean> {
  return retryConflicts(async () => {
    const current = await snapshot.ref.get();
    const records = current.data()?.records;
    const { updateTime: lastUpdateTime } = current;
    const kept = records ? eraseFrom(unpackRecords(records), wanted) : null;
    if (!kept || !lastUpdateTime) return false;
    await snapshot.ref.update({ records: packRecords(kept) }, { lastUpdateTime });
    return true;
  });
}

/** Takes the player out of what the history keeps of the tournament; returns whether it was anywhere. */
async function eraseFromHistory(db: Firestore, wanted: Wanted): Promise<boolean> {
  const { docs } = await historyOf(db)
    .where('tournamentId', '==', wanted.tournamentId)
    .where('hasPlayers', '==', true)
    .get();
  let isFound = false;
  for (const snapshot of docs) isFound = (await eraseFromEntry(snapshot, wanted)) || isFound;
  return isFound;
}

/**
 * Takes the player out of the team, in a change that the history tells without the player and never takes back. `known` is the cup as it
 * was just read. Returns whom it has taken out, null where nobody was in a team.
 */
async function eraseFromTeam(
  { db, cups, clock }: CupStorage,
  erased: ErasedPlayer,
  { known, actor }: { readonly known: CupSnapshot | null; readonly actor: Actor },
): Promise<Wanted | null> {
  let read = known;
  return retryConflicts(async () => {
    const before = read ?? (await cups.find(erased.tournamentId));
    read = null;
    const wanted = findPlayer(before?.cup, erased);
    const { team } = wanted;
    if (!before || !team) return null;
    const players = team.players.filter((player) => player.playerId !== erased.playerId);
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
    return wanted;
  });
}

/**
 * Erases a player from a cup and from its history, also from that of a cup that is deleted. The history is looked through before and after
 * the team: an undo that brought the player back in between has left its own entry, and has changed the cup that it was read from.
 */
export async function erasePlayer(storage: CupStorage, erased: ErasedPlayer, actor: Actor): Promise<void> {
  const { db, cups } = storage;
  await cups.inTurn(erased.tournamentId, async () => {
    const known = await cups.find(erased.tournamentId);
    const wanted = findPlayer(known?.cup, erased);
    const wasKept = await eraseFromHistory(db, wanted);
    const taken = await eraseFromTeam(storage, erased, { known, actor });
    const isKept = await eraseFromHistory(db, taken ?? wanted);
    if (!wasKept && !taken && !isKept) throw new ApiError([{ msg: 'player_not_found', path: 'playerId' }]);
  });
}
