import { ENDPOINTS, type EndpointName } from '@futsal-cup/domain/contracts/endpoints';
import type { Cup } from '@futsal-cup/domain/cup/records';
import type { Entry, EntryFacts } from '@futsal-cup/domain/match-log/entries';
import type { LiveMatch } from '@futsal-cup/domain/match-log/match-of-log';
import express from 'express';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Dependencies } from '../features/route';
import type { PictureContent } from '../features/share/picture/picture-content';
import { createApp } from '../http/app';
import { shareRouter } from '../http/serve-share';
import { type StoredCup, versionOfRevision } from '../storage/stored';
import { newLive } from '../storage/logs/live';

/*
 * The function with one cup, and every address of it that everybody can request. Tests search all bytes of the answers and the content of
 * the pictures.
 */

const REVISION = 7;

/** The cup with the instants of its last writes. */
function withStamps({ tournament, teams, stages, groups, matches }: Cup): StoredCup {
  const stamp = <Entity>(record: Entity) => ({ ...record, updatedAt: '2026-06-01T00:00:00.000Z' });
  return {
    tournament: stamp(tournament),
    teams: teams.map(stamp),
    stages: stages.map(stamp),
    groups: groups.map(stamp),
    matches: matches.map(stamp),
  } as unknown as StoredCup;
}

/** The cup as it is stored, with ids that an address can contain, and with a log of each of its matches. */
export function storedCup(cup: Cup): StoredCup {
  const ids = /"(?:match|team|stage) [^"]*"/g;
  const addressable = JSON.parse(JSON.stringify(cup).replaceAll(ids, (id) => id.replaceAll(' ', '-'))) as Cup;
  const matches = addressable.matches.map((match) => ({ ...match, logRevision: REVISION }));
  const tournament = { ...addressable.tournament, revision: REVISION };
  return withStamps({ ...addressable, tournament, matches });
}

interface World {
  readonly cup: StoredCup;
  /** The entries in the log of each match. */
  readonly log: readonly EntryFacts[];
  readonly live?: Readonly<Record<string, LiveMatch>>;
}

function logOf(facts: readonly EntryFacts[]): { revision: number; entries: Entry[] } {
  const entries = facts.map((fact, index) => ({
    ...fact,
    entryId: `entry-${index}`,
    at: index * 1_000,
    by: 'device',
    receivedAt: index * 1_000,
  }));
  return { revision: REVISION, entries };
}

/** A database that has the list of cups and the logs; the cup itself comes from the cup store. */
function databaseOf({ cup, log }: World): Firestore {
  const tournaments = { empty: false, docs: [{ data: () => cup.tournament }] };
  const catalogue = { get: () => undefined, data: () => undefined, updateTime: Timestamp.fromMillis(1) };
  return {
    doc: () => ({ get: async () => catalogue }),
    collection: () => ({
      doc: () => ({ get: async () => ({ data: () => logOf(log) }) }),
      withConverter: () => ({ get: async () => tournaments }),
    }),
  } as unknown as Firestore;
}

function dependenciesOf(world: World): Dependencies {
  const version = versionOfRevision(REVISION);
  const current = async () => ({ cup: world.cup, version });
  const head = async () => ({ ...newLive(world.cup.tournament, world.live), version });
  return {
    db: databaseOf(world),
    cups: { current, at: current, head },
    environment: { trustedProxyHops: 1 },
    logger: { warn: () => undefined, error: () => undefined },
    clock: () => 0,
  } as unknown as Dependencies;
}

type PublicEndpoint = {
  [Name in EndpointName]: (typeof ENDPOINTS)[Name]['access'] extends 'public' ? Name : never;
}[EndpointName];

export const VIEW = '/tournaments/tournament';

export function timelineOf(matchId: string): string {
  return `${VIEW}/matches/${matchId}/timeline`;
}

/** The addresses of each public call that contain data of a cup. A new public call does not compile until it is listed here. */
function callsOf({ teams, matches }: StoredCup): Readonly<Record<PublicEndpoint, readonly string[]>> {
  const timelines = matches.map(({ matchId }) => timelineOf(matchId));
  return {
    getAllTournaments: ['/tournaments/get-all'],
    getTournament: [VIEW, `${VIEW}?version=${versionOfRevision(REVISION)}`],
    getTournamentVersion: [`${VIEW}/version`],
    getCalendar: ['', ...teams.map(({ teamId }) => `?team=${teamId}`)].map(
      (of) => `/calendars/tournament${of}`,
    ),
    getMatchTimeline: timelines.flatMap((address) => [address, `${address}?n=${REVISION}`]),
    // These calls are about accounts, not cups.
    login: [],
    refreshSession: [],
    register: [],
    requestPasswordReset: [],
    resetPassword: [],
  };
}

const OF_CUP = '?tournament=tournament';

/** The pages of the cup that can be shared. */
function sharedOf({ teams, matches }: StoredCup) {
  return [
    ...['home', 'matches', 'teams'].map((page) => [page, OF_CUP] as const),
    ...teams.map(({ teamId }) => ['team', `${OF_CUP}&team=${teamId}`] as const),
    ...matches.map(({ matchId }) => ['match', `${OF_CUP}&match=${matchId}`] as const),
  ];
}

/** The addresses of the pages and files outside of the API that contain data of a cup, by their paths in the router. */
function pagesOf(cup: StoredCup): Readonly<Record<string, readonly string[]>> {
  const shared = sharedOf(cup);
  return {
    '/s/:page': shared.map(([page, query]) => `/s/${page}${query}`),
    '/s/:page.png': shared.map(([page, query]) => `/s/${page}.png${query}`),
    '/s': ['/s'],
    '/sitemap.xml': ['/sitemap.xml', '/sitemap.xml?site=1', `/sitemap.xml${OF_CUP}`],
  };
}

const UNESCAPED: Readonly<Record<string, string>> = { '&#39;': "'", '&amp;': '&', '&quot;': '"' };

export interface Reply {
  /** The requested address; for the content of a picture, `picture`. */
  readonly of: string;
  readonly status: number;
  readonly text: string;
}

/** Requests an address. The request may carry an administrator's token, because the web app sends the token with requests for views too. */
async function read(origin: string, of: string, token?: string): Promise<Reply> {
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  const response = await fetch(origin + of, { redirect: 'manual', headers });
  const text = `${[...response.headers.values()].join('\n')}\n${await response.text()}`;
  const unescaped = text
    .replaceAll('\r\n ', '')
    .replaceAll(/&(?:#39|amp|quot);/g, (escaped) => UNESCAPED[escaped] ?? escaped);
  return { of, status: response.status, text: unescaped };
}

/** Requests everything that everybody can request of a cup, and returns the contents of the pictures with the answers. */
export async function readEverything(world: World): Promise<readonly Reply[]> {
  const drawn: PictureContent[] = [];
  const draw = async (content: PictureContent) => {
    drawn.push(content);
    return new Uint8Array();
  };
  const dependencies = dependenciesOf(world);
  const server = express()
    .use(shareRouter(dependencies, draw))
    .use(createApp(dependencies))
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const calls = Object.values(callsOf(world.cup)).flatMap((addresses) =>
    addresses.map((address) => `/api${address}`),
  );
  const replies: Reply[] = [];
  const pages = Object.values(pagesOf(world.cup)).flat();
  for (const address of [...calls, ...pages]) replies.push(await read(origin, address));
  for (const address of calls) replies.push(await read(origin, address, 'administrator'));
  server.close();
  const pictures = drawn.map((content) => ({ of: 'picture', status: 200, text: JSON.stringify(content) }));
  return [...replies, ...pictures];
}

/** What is requested, and what the function serves: the public calls, the paths beside the API, and the number of pictures. */
export function coverageOf(cup: StoredCup) {
  const open = Object.entries(ENDPOINTS).filter(([, { access }]) => access === 'public');
  const { stack } = shareRouter(dependenciesOf({ cup, log: [] }));
  return {
    requested: [...Object.keys(callsOf(cup)), ...Object.keys(pagesOf(cup))].toSorted(),
    served: [...open.map(([name]) => name), ...stack.map(({ route }) => String(route?.path))].toSorted(),
    pictures: sharedOf(cup).length,
  };
}
