import type { Firestore, QuerySnapshot } from 'firebase-admin/firestore';
import { createHash } from 'node:crypto';
import type { TournamentListItem } from '@futsal-cup/domain/contracts/views/cup-views';
import { JsonBody } from '../../platform/json-body';
import { presentCup, presentList } from '../../presenters/present-tournament';
import { catalogueRevision, readCatalogue, shareCatalogue } from '../../storage/catalogue';
import { collectionsOf } from '../../storage/collections';
import type { CurrentCup } from '../../storage/cup-store';
import { isOfThisBuild, versionOf, type StoredCup, type StoredTournament } from '../../storage/stored';
import type { AnswerOf, CallOf, Redirect, View } from '../route';

function renderBody(
  data: AnswerOf<'getAllTournaments' | 'getTournament' | 'getTournamentVersion'>,
): JsonBody {
  return new JsonBody({ success: true, data });
}

function hashOf({ text }: JsonBody): string {
  return createHash('sha256').update(text).digest('base64url');
}

const EMPTY_VERSION = 'empty';

interface TournamentList {
  readonly view: View;
  readonly tournaments: readonly TournamentListItem[];
}

interface KeptList {
  readonly version: string;
  readonly list: Promise<TournamentList>;
}

const keptLists = new WeakMap<Firestore, KeptList>();

async function catalogueVersion(db: Firestore): Promise<string> {
  const catalogue = await shareCatalogue(db);
  return catalogue.updateTime ? versionOf(catalogue.updateTime, catalogueRevision(catalogue)) : EMPTY_VERSION;
}

/** Reads all tournaments. The list may be empty because a backup is being restored; then `readCatalogue` throws. */
async function readTournaments(db: Firestore): Promise<QuerySnapshot<StoredTournament>> {
  const { tournaments } = collectionsOf(db);
  const found = await tournaments.get();
  if (!found.empty) return found;
  await readCatalogue(db);
  return tournaments.get();
}

async function readList(db: Firestore, version: string): Promise<TournamentList> {
  const { docs } = await readTournaments(db);
  const listed = docs.map((document) => document.data()).filter(({ isArchived }) => !isArchived);
  const tournaments = presentList(listed);
  const body = renderBody({ allTournaments: tournaments });
  return { view: { version, body, isAtVersion: false }, tournaments };
}

/**
 * All tournaments that are not archived; they are cached while the catalogue has not changed. The catalogue is read first: a tournament
 * that is written in between appears under the older version, and the next caller gets it again under the newer one.
 */
export async function keptTournaments(db: Firestore): Promise<TournamentList> {
  const version = await catalogueVersion(db);
  const kept = keptLists.get(db);
  if (kept?.version === version) return kept.list;
  const list = readList(db, version);
  keptLists.set(db, { version, list });
  list.catch(() => {
    if (keptLists.get(db)?.list === list) keptLists.delete(db);
  });
  return list;
}

export async function handleGetAllTournaments({
  dependencies: { db },
}: CallOf<'getAllTournaments'>): Promise<View> {
  return (await keptTournaments(db)).view;
}

const keptBodies = new WeakMap<StoredCup, JsonBody>();

/** The whole cup, rendered once for each of its states. */
function viewOf({ cup, version }: CurrentCup, asked: string | undefined): View {
  const body = keptBodies.get(cup) ?? renderBody({ tournament: presentCup(cup, version) });
  keptBodies.set(cup, body);
  return { version, body, isAtVersion: asked === version };
}

/**
 * A request for another version than the current one gets a short redirect: to the current version, or to the address without a version if
 * another build gave the requested version. The address without a version never redirects, and a redirect to a version only leads to a
 * newer one. So there is no loop while two builds answer. The cup in memory may be outdated, so its head is always read: another process
 * may have shortened the names of players since.
 */
export async function handleGetTournament({
  request: { tournamentId, version },
  dependencies: { cups },
}: CallOf<'getTournament'>): Promise<View | Redirect> {
  if (version === undefined) return viewOf(await cups.current(tournamentId), version);
  if (!isOfThisBuild(version)) return { location: tournamentId };
  const current = await cups.current(tournamentId);
  if (current.version === version) return viewOf(current, version);
  return { location: `${tournamentId}?version=${current.version}` };
}

/** How long a shared cache may keep the answer while a match is played: open pages then ask every few seconds. */
const RUNNING_SHARED_SECONDS = 1;

/** The version of the view and, where everybody sees results, the running matches; the ETag is the hash of both. */
export async function handleGetTournamentVersion({
  request,
  dependencies,
}: CallOf<'getTournamentVersion'>): Promise<View> {
  const { version, matches, hidesResults } = await dependencies.cups.head(request.tournamentId);
  const isRunning = !hidesResults && Object.keys(matches).length > 0;
  const body = renderBody(isRunning ? { version, live: matches } : { version });
  const tag = { version: hashOf(body), body, isAtVersion: false };
  return isRunning ? { ...tag, sharedSeconds: RUNNING_SHARED_SECONDS } : tag;
}
