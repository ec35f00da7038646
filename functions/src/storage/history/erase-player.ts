import type { NamesakeView } from '@futsal-cup/domain/contracts/views/history-views';
import { nameKey } from '@futsal-cup/domain/cup/text/name-key';
import type { DocumentData, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
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

/** A team with its players, as it is or as the history stores it. */
interface TeamWithPlayers {
  readonly teamId: string;
  readonly name: string;
  readonly players: readonly KeptPlayer[];
}

/**
 * The player to look for. In the player's own team the name counts too, because a player who was listed anew has another id; but `others`
 * are in that team beside the player, so that one of the same name is somebody else.
 */
interface Wanted extends ErasedPlayer {
  readonly teamId: string | undefined;
  readonly others: readonly string[];
  readonly key: string | undefined;
}

function findPlayer(teams: readonly TeamWithPlayers[], { tournamentId, playerId }: ErasedPlayer): Wanted {
  const isOne = (player: KeptPlayer) => player.playerId === playerId;
  const team = teams.find(({ players }) => players.some(isOne));
  const name = team?.players.find(isOne)?.name;
  const key = name === undefined ? undefined : nameKey(name);
  const others = team?.players.flatMap((player) => (isOne(player) ? [] : player.playerId)) ?? [];
  return { tournamentId, playerId, teamId: team?.teamId, others, key };
}

/** A stored earlier state of a team, without the player. */
function withoutPlayer(record: KeptRecord, { playerId, teamId, others, key }: Wanted): KeptRecord {
  const { id, before } = record;
  const players = before?.['players'] as readonly KeptPlayer[] | undefined;
  if (!before || !players) return record;
  const isErased = (player: KeptPlayer) =>
    player.playerId === playerId ||
    (id === teamId && nameKey(player.name) === key && !others.includes(player.playerId));
  const left = players.filter((player) => !isErased(player));
  if (left.length === players.length) return record;
  return { ...record, before: { ...before, players: left } satisfies DocumentData };
}

function eraseFrom(kept: KeptRecords, wanted: Wanted): KeptRecords | null {
  const teams = kept.teams.map((record) => withoutPlayer(record, wanted));
  return teams.some((record, index) => record !== kept.teams[index]) ? { ...kept, teams } : null;
}

type EntrySnapshot = DocumentSnapshot<StoredEntry>;

/** The entries of the tournament that contain names of players, the newest first. */
async function readEntries(db: Firestore, tournamentId: string): Promise<readonly EntrySnapshot[]> {
  const { docs } = await historyOf(db)
    .where('tournamentId', '==', tournamentId)
    .where('hasPlayers', '==', true)
    .get();
  return docs;
}

function teamsIn(entries: readonly EntrySnapshot[]): TeamWithPlayers[] {
  return entries.flatMap((entry) => {
    const records = entry.data()?.records;
    const teams = records ? unpackRecords(records).teams : [];
    return teams.flatMap(({ id: teamId, before }) => {
      const { name = '', players = [] } = (before ?? {}) as Partial<TeamWithPlayers>;
      return { teamId, name, players };
    });
  });
}

/** Rewrites one entry. If somebody is undoing it at this moment, that undo conflicts and starts again. */
async function eraseFromEntry(snapshot: EntrySnapshot, wanted: Wanted): Promise<boolean> {
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

/** Takes the player out of the entries; returns whether any entry contained the player. */
async function eraseFromEntries(entries: readonly EntrySnapshot[], wanted: Wanted): Promise<boolean> {
  let isFound = false;
  for (const snapshot of entries) isFound = (await eraseFromEntry(snapshot, wanted)) || isFound;
  return isFound;
}

interface Taken {
  readonly wanted: Wanted;
  readonly cup: StoredCup;
}

/**
 * Removes the player from the team. The history entry of this change does not name the player and cannot be undone. `known` is the cup as
 * it was just read. Returns the removed player, or null where the player was in no team.
 */
async function eraseFromTeam(
  { db, cups, clock }: CupStorage,
  erased: ErasedPlayer,
  { known, actor }: { readonly known: CupSnapshot | null; readonly actor: Actor },
): Promise<Taken | null> {
  let read = known;
  return retryConflicts(async () => {
    const before = read ?? (await cups.find(erased.tournamentId));
    read = null;
    const wanted = findPlayer(before?.cup.teams ?? [], erased);
    const team = before?.cup.teams.find(({ teamId }) => teamId === wanted.teamId);
    if (!before || !team) return null;
    const players = team.players.filter((player) => player.playerId !== erased.playerId);
    const teams = before.cup.teams.map((other) => (other === team ? { ...team, players } : other));
    const cup = { ...before.cup, teams };
    const event = { kind: 'player-erased', name: team.name } as const;
    await commitCup({ db, cups }, { before, changed: { cup, logs: [], event }, now: clock(), actor });
    return { wanted, cup };
  });
}

/** Players of other teams with the same name: in the present lists first, then in the history; at most one for each team. */
function findNamesakes(
  listed: readonly TeamWithPlayers[],
  kept: readonly TeamWithPlayers[],
  { teamId: erasedFrom, key }: Wanted,
): NamesakeView[] {
  const inHistory = kept.filter(({ teamId }) => teamId !== erasedFrom);
  const found = new Map<string, NamesakeView>();
  for (const { teamId, name, players } of [...listed, ...inHistory]) {
    const player = players.find((each) => nameKey(each.name) === key);
    if (!player || found.has(teamId)) continue;
    const present = listed.find((team) => team.teamId === teamId);
    const isListed = present?.players.includes(player) ?? false;
    found.set(teamId, { playerId: player.playerId, team: present?.name ?? name, isListed });
  }
  return [...found.values()];
}

/**
 * Erases a player from a cup and from its history, even if the cup is deleted. The history is searched before and after the change of the
 * team, because an undo that restored the player in between has left an entry of its own. Returns where the same name remains in other
 * teams: only people know whether it is the same person.
 */
export async function erasePlayer(
  storage: CupStorage,
  erased: ErasedPlayer,
  actor: Actor,
): Promise<readonly NamesakeView[]> {
  const { db, cups } = storage;
  const { tournamentId } = erased;
  return cups.inTurn(tournamentId, async () => {
    const known = await cups.find(tournamentId);
    const before = await readEntries(db, tournamentId);
    const wanted = findPlayer([...(known?.cup.teams ?? []), ...teamsIn(before)], erased);
    const wasKept = await eraseFromEntries(before, wanted);
    const taken = await eraseFromTeam(storage, erased, { known, actor });
    const after = await readEntries(db, tournamentId);
    const isKept = await eraseFromEntries(after, taken?.wanted ?? wanted);
    if (!wasKept && !taken && !isKept) throw new ApiError([{ msg: 'player_not_found', path: 'playerId' }]);
    const { teams } = taken?.cup ?? known?.cup ?? { teams: [] };
    return findNamesakes(teams, teamsIn(after), taken?.wanted ?? wanted);
  });
}
