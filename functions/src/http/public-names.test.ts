import type { PublicTeamView, TeamView } from '@futsal-cup/domain/contracts/views/cup-views';
import { ENDPOINTS, type EndpointName } from '@futsal-cup/domain/contracts/endpoints';
import { PLAYER_NAME_STYLES, type PlayerNameStyle } from '@futsal-cup/domain/cup/match-rules';
import type { Cup, Player } from '@futsal-cup/domain/cup/records';
import type { Entry, EntryFacts } from '@futsal-cup/domain/match-log/entries';
import { buildCup } from '@futsal-cup/domain/testing/build-cup';
import express from 'express';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Dependencies } from '../features/route';
import type { PictureContent } from '../features/share/picture/picture-content';
import { type StoredCup, versionOfRevision } from '../storage/stored';
import { createApp } from './app';
import { shareRouter } from './serve-share';

/*
 * Requests every public address of a cup, and searches for the names of its players in every byte of the answers and in the content of
 * the pictures.
 */

const PLAYERS = {
  Lions: ['Ana Maria Zimmermann', "Lía O'Connor", 'Noemi-Sofia Brandenberger', 'Ruth.Vonlanthen', 'Mia'],
  Bears: ['Zoë Abderhalden', 'Carla  Quattrini', 'Jo Ungricht', 'Ana Zuberbühler'],
};

const GROUP_MATCH = 'match-1';
const FINAL = 'match-2';
const REVISION = 7;

function playersOf(team: keyof typeof PLAYERS): Player[] {
  return PLAYERS[team].map((name, index) => ({ playerId: `${team}-${index}`, name }));
}

/** Replaces the spaces in the ids of the test's cup, because an address cannot contain spaces. */
function withAddressableIds(cup: Cup): Cup {
  const ids = /"(?:match|team|stage) [^"]*"/g;
  return JSON.parse(JSON.stringify(cup).replaceAll(ids, (id) => id.replaceAll(' ', '-'))) as Cup;
}

function cupIn(playerNames: PlayerNameStyle): StoredCup {
  const groups = {
    A: { teams: Object.keys(PLAYERS), matches: ['2026-06-13 10:00 Lions 2-1 Bears'] },
  };
  const stages = [
    { name: 'Groups', groups },
    { name: 'Final', matches: ['2026-06-14 15:30 Lions 2-2 (4-3) Bears'] },
  ];
  const cup = withAddressableIds(buildCup({ tournament: { playerNames }, stages }));
  const teams = cup.teams.map((team) => ({
    ...team,
    players: playersOf(team.name as keyof typeof PLAYERS),
  }));
  const matches = cup.matches.map((match) => ({ ...match, logRevision: REVISION }));
  return {
    ...cup,
    tournament: { ...cup.tournament, revision: REVISION },
    teams,
    matches,
  } as unknown as StoredCup;
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

/** Every kind of entry that can have a player, for each player of both teams. */
const entriesOfEverybody: EntryFacts[] = (['local', 'visitor'] as const).flatMap((side) =>
  playersOf(side === 'local' ? 'Lions' : 'Bears').flatMap(({ playerId }): EntryFacts[] => [
    { kind: 'goal', side, half: 'first-half', playerId },
    { kind: 'goal', side, half: 'first-half', playerId, how: 'penalty' },
    { kind: 'goal', side, half: 'first-half', playerId, how: 'own-goal' },
    { kind: 'card', side, half: 'first-half', colour: 'yellow', playerId },
    { kind: 'card', side, half: 'first-half', colour: 'red', playerId },
    { kind: 'kick', side, isIn: true, playerId },
    { kind: 'kick', side, isIn: false, playerId },
  ]),
);

const LOG = logOf([{ kind: 'phase', to: 'first-half', on: null }, ...entriesOfEverybody]);

/** A database that has the list of cups and the logs; the cup itself comes from the cup store. */
function databaseOf(cup: StoredCup): Firestore {
  const tournaments = { empty: false, docs: [{ data: () => cup.tournament }] };
  const catalogue = { get: () => undefined, data: () => undefined, updateTime: Timestamp.fromMillis(1) };
  return {
    doc: () => ({ get: async () => catalogue }),
    collection: () => ({
      doc: () => ({ get: async () => ({ data: () => LOG }) }),
      withConverter: () => ({ get: async () => tournaments }),
    }),
  } as unknown as Firestore;
}

function dependenciesOf(cup: StoredCup): Dependencies {
  const version = versionOfRevision(REVISION);
  const current = async () => ({ cup, version });
  return {
    db: databaseOf(cup),
    cups: { current, at: current, head: async () => ({ revision: REVISION, matches: {}, version }) },
    environment: { trustedProxyHops: 1 },
    logger: { warn: () => undefined, error: () => undefined },
    clock: () => 0,
  } as unknown as Dependencies;
}

interface Site {
  readonly server: Server;
  readonly origin: string;
  /** The contents of the drawn pictures. */
  readonly drawn: PictureContent[];
}

async function openSite(playerNames: PlayerNameStyle): Promise<Site> {
  const drawn: PictureContent[] = [];
  const dependencies = dependenciesOf(cupIn(playerNames));
  const draw = async (content: PictureContent) => {
    drawn.push(content);
    return new Uint8Array();
  };
  const server = express()
    .use(shareRouter(dependencies, draw))
    .use(createApp(dependencies))
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, drawn };
}

type PublicEndpoint = {
  [Name in EndpointName]: (typeof ENDPOINTS)[Name]['access'] extends 'public' ? Name : never;
}[EndpointName];

const VIEW = '/tournaments/tournament';
const TIMELINES = [GROUP_MATCH, FINAL].map((match) => `${VIEW}/matches/${match}/timeline`);

/** The addresses of each public call that contain data of a cup. A new public call does not compile until it is listed here. */
const CALLS: Readonly<Record<PublicEndpoint, readonly string[]>> = {
  getAllTournaments: ['/tournaments/get-all'],
  getTournament: [VIEW, `${VIEW}?version=${versionOfRevision(REVISION)}`],
  getTournamentVersion: [`${VIEW}/version`],
  getMatchTimeline: TIMELINES.flatMap((address) => [address, `${address}?n=${REVISION}`]),
  // These calls are about accounts, not cups.
  login: [],
  refreshSession: [],
  register: [],
  requestPasswordReset: [],
  resetPassword: [],
};

const OF_CUP = '?tournament=tournament';
const SHARED = [
  ...['home', 'matches', 'teams'].map((page) => [page, OF_CUP] as const),
  ...Object.keys(PLAYERS).map((team) => ['team', `${OF_CUP}&team=team-${team}`] as const),
  ...[GROUP_MATCH, FINAL].map((match) => ['match', `${OF_CUP}&match=${match}`] as const),
];

/** The addresses of the pages and files outside of the API that contain data of a cup, by their paths in the router. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  '/s/:page': SHARED.map(([page, query]) => `/s/${page}${query}`),
  '/s/:page.png': SHARED.map(([page, query]) => `/s/${page}.png${query}`),
  '/s': ['/s'],
  '/sitemap.xml': ['/sitemap.xml', '/sitemap.xml?site=1', `/sitemap.xml${OF_CUP}`],
};

const UNESCAPED: Readonly<Record<string, string>> = { '&#39;': "'", '&amp;': '&', '&quot;': '"' };

interface Reply {
  /** The requested address; for the content of a picture, `picture`. */
  readonly of: string;
  readonly status: number;
  readonly text: string;
}

/** Requests an address. The request may carry an administrator's token, because the web app sends the token with requests for views too. */
async function read({ origin }: Site, of: string, token?: string): Promise<Reply> {
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  const response = await fetch(origin + of, { redirect: 'manual', headers });
  const text = `${[...response.headers.values()].join('\n')}\n${await response.text()}`;
  const unescaped = text.replaceAll(/&(?:#39|amp|quot);/g, (escaped) => UNESCAPED[escaped] ?? escaped);
  return { of, status: response.status, text: unescaped };
}

async function readEverything(site: Site): Promise<readonly Reply[]> {
  const calls = Object.values(CALLS).flatMap((addresses) => addresses.map((address) => `/api${address}`));
  const replies: Reply[] = [];
  for (const address of [...calls, ...Object.values(PAGES).flat()]) replies.push(await read(site, address));
  for (const address of calls) replies.push(await read(site, address, 'administrator'));
  const pictures = site.drawn.map((content) => ({
    of: 'picture',
    status: 200,
    text: JSON.stringify(content),
  }));
  return [...replies, ...pictures];
}

const everybody = Object.values(PLAYERS).flat();
const FAMILY_NAMES = everybody.flatMap((name) =>
  name
    .split(/[\s.]+/u)
    .slice(1)
    .slice(-1),
);

/** The names that occur in the replies, each with its address. */
function found(names: readonly string[], replies: readonly Reply[]): string[] {
  return replies.flatMap(({ of, text }) =>
    names.filter((name) => text.toLowerCase().includes(name.toLowerCase())).map((name) => `${name} in ${of}`),
  );
}

const repliesIn = new Map<PlayerNameStyle, readonly Reply[]>();
const repliesOf = (style: PlayerNameStyle) => repliesIn.get(style) ?? [];

beforeAll(async () => {
  for (const style of PLAYER_NAME_STYLES) {
    const site = await openSite(style);
    repliesIn.set(style, await readEverything(site));
    site.server.close();
  }
});

describe('the names of players in all that the public can ask for', () => {
  it('are looked for in every public call and every address beside the API', () => {
    const open = Object.entries(ENDPOINTS).filter(([, { access }]) => access === 'public');
    expect(Object.keys(CALLS).toSorted()).toEqual(open.map(([name]) => name).toSorted());
    const { stack } = shareRouter(dependenciesOf(cupIn('full')));
    expect(Object.keys(PAGES).toSorted()).toEqual(stack.map(({ route }) => route?.path).toSorted());
    const missing = repliesOf('full').filter(({ status }) => status !== 200);
    expect(missing.map(({ of, status }) => [of, status])).toEqual([['/s', 404]]);
    expect(repliesOf('full').filter(({ of }) => of === 'picture')).toHaveLength(SHARED.length);
  });

  it('cannot be handed on as they are stored, nor stored as they are shown', () => {
    const [stored, shown] = [{} as TeamView, {} as PublicTeamView];
    // @ts-expect-error -- A team with full names must not be shown to the public.
    const told: PublicTeamView = stored;
    // @ts-expect-error -- A form must not be filled in with shortened names.
    const filledIn: TeamView = shown;
    expect([told, filledIn]).toEqual([{}, {}]);
  });

  it('are full names where the cup says so, which shows that they are found', () => {
    const told = found(everybody, repliesOf('full'));
    for (const name of everybody) expect(told).toContain(`${name} in /api${VIEW}`);
    for (const name of everybody) expect(told).toContain(`${name} in /api${TIMELINES[1]}`);
  });

  it('are first names and initials by default', () => {
    expect(found(FAMILY_NAMES, repliesOf('initial'))).toEqual([]);
    const told = found(['"Ana Z."', '"Lía O."', '"Noemi-Sofia B."', '"Ruth V."'], repliesOf('initial'));
    expect(told).toContain(`"Ana Z." in /api${VIEW}`);
    expect(told).toContain(`"Ruth V." in /api${TIMELINES[0]}`);
  });

  it('are no names at all by number', () => {
    const firstNames = everybody.map((name) => `"${name.split(/[\s.]/u)[0]}`);
    expect(found([...FAMILY_NAMES, ...firstNames], repliesOf('number'))).toEqual([]);
  });
});
