import type { Firestore, QuerySnapshot } from 'firebase-admin/firestore';
import { createHash } from 'node:crypto';
import { categoryIdOfStage, tournamentOfStage } from '@futsal-cup/domain/cup/categories';
import type { TournamentListItem } from '@futsal-cup/domain/contracts/views/cup-views';
import { JsonBody } from '../../platform/json-body';
import { presentCategory, presentCup, presentList } from '../../presenters/present-tournament';
import { catalogueRevision, readCatalogue, shareCatalogue } from '../../storage/catalogue';
import { collectionsOf } from '../../storage/collections';
import type { Head } from '../../storage/cup-store';
import { ApiError } from '../../platform/api-error';
import {
  isOfThisBuild,
  versionOf,
  versionOfRevision,
  type StoredCup,
  type StoredTournament,
} from '../../storage/stored';
import type { AnswerOf, CallOf, Redirect, View } from '../route';

function renderBody(
  data: AnswerOf<'getAllTournaments' | 'getTournament' | 'getTournamentVersion'>,
): JsonBody {
  return new JsonBody({ success: true, data });
}

function hashOf(answer: object): string {
  return createHash('sha256').update(JSON.stringify(answer)).digest('base64url');
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
function bodyOf(cup: StoredCup, version: string): JsonBody {
  const body = keptBodies.get(cup) ?? renderBody({ tournament: presentCup(cup, version) });
  keptBodies.set(cup, body);
  return body;
}

const keptCategories = new WeakMap<StoredCup, Map<string, JsonBody>>();

/** A category of the cup, rendered once for each state of the cup. */
function bodyOfCategory(cup: StoredCup, version: string, categoryId: string): JsonBody {
  const kept = keptCategories.get(cup) ?? new Map<string, JsonBody>();
  keptCategories.set(cup, kept);
  const body = kept.get(categoryId) ?? renderBody({ tournament: presentCategory(cup, version, categoryId) });
  kept.set(categoryId, body);
  return body;
}

/** The version of the whole view or, with a category, of the view of that category. */
function versionFor(head: Head, categoryId: string | undefined): string {
  if (categoryId === undefined) return head.version;
  const revisions = head.categories ?? {};
  const revision = Object.hasOwn(revisions, categoryId) ? revisions[categoryId] : undefined;
  if (revision === undefined) throw new ApiError([{ msg: 'category_not_found', path: 'category' }]);
  return versionOfRevision(revision);
}

function addressOf(tournamentId: string, asked: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) if (value !== undefined) query.set(name, value);
  return query.size === 0 ? tournamentId : `${tournamentId}?${query.toString()}`;
}

/**
 * A request for another version than the current one gets a short redirect: to the current version, or to the address without a version if
 * another build gave the requested version. The address without a version never redirects, and a redirect to a version only leads to a
 * newer one. So there is no loop while two builds answer. The cup in memory may be outdated, so its head is always read: another process
 * may have shortened the names of players since.
 */
export async function handleGetTournament({
  request: { tournamentId, version: asked, category },
  dependencies: { cups },
}: CallOf<'getTournament'>): Promise<View | Redirect> {
  if (asked !== undefined && !isOfThisBuild(asked))
    return { location: addressOf(tournamentId, { category }) };
  const head = await cups.head(tournamentId);
  const version = versionFor(head, category);
  if (asked !== undefined && asked !== version) {
    return { location: addressOf(tournamentId, { category, version }) };
  }
  const { cup } = await cups.at(tournamentId, head.revision);
  const body = category === undefined ? bodyOf(cup, version) : bodyOfCategory(cup, version, category);
  return { version, body, isAtVersion: asked === version };
}

/** The running matches of which everybody may see the score, of one category where one is asked for. */
async function shownRunning(
  { matches, hidesResults, revision }: Head,
  cups: CallOf<'getTournamentVersion'>['dependencies']['cups'],
  { tournamentId, category }: CallOf<'getTournamentVersion'>['request'],
): Promise<Head['matches']> {
  const isOfAll = category === undefined && hidesResults !== 'in-categories';
  if (hidesResults === true || Object.keys(matches).length === 0) return {};
  if (isOfAll) return matches;
  const { cup } = await cups.at(tournamentId, revision);
  const stageOf = new Map(cup.matches.map(({ matchId, stageId }) => [matchId, stageId]));
  const shown = Object.entries(matches).filter(([matchId]) => {
    const stageId = stageOf.get(matchId) ?? '';
    const isAsked = category === undefined || categoryIdOfStage(cup, stageId) === category;
    return isAsked && tournamentOfStage(cup, { stageId }).shown !== 'no-results';
  });
  return Object.fromEntries(shown);
}

/** How long a shared cache may keep the answer while a match is played: open pages then ask every few seconds. */
const RUNNING_SHARED_SECONDS = 1;

/** The version of the view and, where everybody sees results, the running matches; the ETag is the hash of both. */
export async function handleGetTournamentVersion({
  request,
  dependencies,
}: CallOf<'getTournamentVersion'>): Promise<View> {
  const { tournamentId, category } = request;
  const head = await dependencies.cups.head(tournamentId);
  const version = versionFor(head, category);
  const matches = await shownRunning(head, dependencies.cups, request);
  const isRunning = Object.keys(matches).length > 0;
  const answer = isRunning ? { version, live: matches } : { version };
  const tag = { version: hashOf(answer), body: renderBody(answer), isAtVersion: false };
  return isRunning ? { ...tag, sharedSeconds: RUNNING_SHARED_SECONDS } : tag;
}
