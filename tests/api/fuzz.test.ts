/* @module-tag long */
/* @module-tag production */
import { CONTRACTS } from '@futsal-cup/domain/contracts/contracts';
import { type EndpointName, ENDPOINTS } from '@futsal-cup/domain/contracts/endpoints';
import { ERROR_CODES } from '@futsal-cup/domain/cup/error-codes/error-codes';
import fc from 'fast-check';
import pLimit from 'p-limit';
import { beforeAll, describe, expect, it } from 'vitest';
import { freshAddress } from '../support/addresses';
import { buildGroup, buildStage, buildTournament, only, uniqueName } from '../support/builders/builders';
import {
  buildGroupMatch,
  buildKnownTeamsMatch,
  buildUnknownTeamsMatch,
  schedule,
} from '../support/builders/builders-matches';
import { blocksSettings } from '../support/builders/builders-blocks';
import { planBody, planSettings } from '../support/builders/builders-plan';
import { buildLink, validFor } from '../support/builders/builders-scoring';
import { type Answer, sendRaw } from '../support/call-api';
import { dayFromNow } from '../support/builders/days';
import { kickOff } from '../support/builders/entries';
import { hostileBodies, hostileValue } from '../support/hostile-values';
import { administratorToken, createAccount, signIn } from '../support/sign-in';
import { expectCupRules, expectNoOrphans } from '../support/model/expect-cup-rules';
import { readEverything, readRevisions } from '../support/model/stored-cup';

/** Each call gets this many random bodies besides the fixed ones: 10, or 100 in `npm run test:long`. */
const BODIES_PER_CALL = Math.ceil((fc.readConfigureGlobal().numRuns ?? 100) / 10);
const AT_ONCE = 24;
/** A cup is not busy when this many calls write to it at once. */
const FEW_AT_ONCE = 2;

type Body = Record<string, unknown>;

/** Builds a cup, and a valid body for every call; the tests spoil these bodies. */
async function buildBodies(): Promise<Record<EndpointName, Body>> {
  const group = await buildGroup();
  const { tournamentId, groupId, stageId } = group;
  const renewed = { password: 'Other-2026!', confirmationPassword: 'Other-2026!' };
  const another = await buildTournament();
  const [{ teamId } = { teamId: '' }, visitor] = group.Teams;
  const teams = { localTeamId: teamId, visitorTeamId: visitor?.teamId };
  const knockout = await buildStage({ tournamentId, type: 'knockout' });
  const inGroup = await buildGroupMatch({ group });
  const known = await buildKnownTeamsMatch({ stage: knockout });
  const unknown = await buildUnknownTeamsMatch({ stage: knockout });
  const { link } = await buildLink({ tournamentId });
  const placeholders = { localTeamPlaceholder: 'Host', visitorTeamPlaceholder: 'Guest' };
  const inKnockout = { stageId: knockout.stageId, ...schedule() };
  const later = { time: '21:00' };
  const details = { name: uniqueName('Cup'), date: dayFromNow(9), points: { win: 3, draw: 1, loss: 0 } };
  const settings = { tieBreakers: 'head-to-head', timeZone: 'Europe/Zurich' };
  const players = [{ name: 'Ana' }, { name: 'Bea' }];
  const credentials = { email: 'nobody@futsal-cup.test', password: 'Nobody-2026!' };
  const teamIds = group.Teams.map((team) => team.teamId);
  // The category is not there, so nothing is written.
  const blocks = blocksSettings({ categoryIds: ['none'], teams: [teamIds] }, { apart: [], blocks: [] });
  const plan = planSettings({ teamIds, format: { groups: 1, qualifiers: 0 } });
  return {
    login: credentials,
    refreshSession: { refreshToken: 'none' },
    register: { ...credentials, confirmationPassword: 'Other-2026!' },
    requestPasswordReset: { email: 'nobody', language: 'de' },
    resetPassword: { code: 'none', ...renewed },
    updateAccount: { displayName: 'Ada' },
    changePassword: { currentPassword: 'none', ...renewed },
    endOwnSessions: { all: true },
    acceptInvitation: { key: 'none' },
    getAllTournaments: {},
    getTournament: { tournamentId, version: 'any' },
    getTournamentVersion: { tournamentId },
    getCalendar: { tournamentId, team: teamId, lang: 'de' },
    validateAccess: {},
    createTournament: { ...details, ...settings },
    updateTournament: { tournamentId, ...details, ...settings },
    getWholeTournament: { tournamentId },
    getArchivedTournaments: {},
    setMessage: { tournamentId, message: { text: 'Hot dogs', until: '2098-05-09T12:00:00.000Z' } },
    setSponsors: {
      tournamentId,
      logo: null,
      sponsors: [{ name: 'Bakery', address: 'https://bakery.example' }],
    },
    addPicture: { data: 'AAAA' },
    archiveTournament: { tournamentId, isArchived: true },
    duplicateTournament: { tournamentId, name: uniqueName('Copy'), date: dayFromNow(9), copy: 'teams' },
    getCupFile: { tournamentId },
    // No other call uses this tournament. If a shared tournament had got a hostile name in the meantime, a hostile body might contain that
    // name and delete the tournament.
    deleteTournament: { tournamentId: another.tournamentId, name: 'Another' },
    createTeam: { tournamentId, name: uniqueName('Team'), players },
    createTeams: { tournamentId, teams: [{ name: uniqueName('Team'), players }] },
    getTeamsByTournament: { tournamentId },
    updateTeam: { tournamentId, teamId, name: uniqueName('Team'), players },
    deleteTeam: { teamId },
    withdrawTeam: { teamId, results: 'stand' },
    takeTeamBack: { teamId },
    createStage: { tournamentId, name: uniqueName('Stage'), type: 'group', order: 90 },
    renameStage: { stageId, name: uniqueName('Stage') },
    reorderStages: { tournamentId, stageIds: [stageId, knockout.stageId] },
    deleteStage: { stageId },
    getKnockoutStages: { tournamentId },
    getStages: { tournamentId },
    getGroups: { tournamentId },
    createGroup: { stageId, name: uniqueName('Group') },
    renameGroup: { groupId, name: uniqueName('Group') },
    addTeamsToGroup: { groupId, stageId, selectedTeamIds: [teamId] },
    moveTeamToGroup: { teamId, groupId, toGroupId: groupId },
    recordLots: { groupId, teamIds: [teamId] },
    setRounds: { groupId, rounds: 1 },
    takeIntoCategory: { tournamentId, categoryId: 'none' },
    moveStageToCategory: { stageId, categoryId: null },
    changeStageRules: { stageId, matchRules: null },
    recordDecisionAcross: { stageId, place: 1, teamIds: [teamId], decision: 'lots' },
    recordTeamPoints: { teamId, pointsByDecision: { points: -3, note: 'Late' }, conduct: null },
    markFinal: { matchId: known.matchId, isFinal: true },
    deleteGroup: { groupId },
    removeTeamFromGroup: { groupId, teamId },
    addPlaceToGroup: { groupId, place: '1st Group A' },
    removePlaceFromGroup: { groupId, place: 0 },
    getAllMatches: { tournamentId },
    createKnownTeamsMatch: { ...inKnockout, ...teams },
    createUnknownTeamsMatch: { ...inKnockout, ...placeholders },
    editKnownTeamsMatch: { matchId: known.matchId, ...inKnockout, ...teams, ...later },
    editUnknownTeamsMatch: { matchId: unknown.matchId, ...inKnockout, ...placeholders, ...later },
    createMatches: { tournamentId, stageId, matches: [{ local: 'Ada', visitor: 'Bea', ...schedule() }] },
    createGroupMatch: { groupId, stageId, ...teams, ...schedule(), ...later },
    editGroupMatch: { matchId: inGroup.matchId, groupId, stageId, ...teams, ...schedule(), ...later },
    awardMatch: { matchId: known.matchId, forfeit: 'both' },
    deleteMatch: { matchId: known.matchId },
    moveMatches: { tournamentId, moves: [{ matchId: inGroup.matchId, ...later }] },
    getPlan: { tournamentId },
    applyPlan: { ...planBody(tournamentId, plan) },
    applyBlocks: { tournamentId, settings: blocks, slots: [[0]], fingerprints: [0] },
    getMatchTimeline: { tournamentId, matchId: known.matchId, n: '1' },
    createScorerLink: { tournamentId, name: 'Court', scope: { kind: 'cup' }, ...validFor() },
    getScorerLinks: { tournamentId },
    revokeScorerLink: { linkId: link.linkId },
    moveMatchLog: { tournamentId, matchId: inGroup.matchId, toMatchId: known.matchId },
    getCards: { tournamentId },
    countCards: { tournamentId },
    getHistory: { tournamentId, kind: 'team', after: 'none' },
    undoChange: { entryId: 'none' },
    erasePlayer: { tournamentId, playerId: 'none' },
    openScorerLink: { name: 'Table', deviceKey: 'none' },
    getScorerMatches: { tournamentId },
    getMatchLog: { tournamentId, matchId: inGroup.matchId },
    enterInMatchLog: { tournamentId, matchId: inGroup.matchId, entries: [kickOff()] },
    getPeople: {},
    giveRole: { userId: 'nobody' },
    takeRole: { userId: 'nobody' },
    endSessions: { userId: 'nobody' },
    removeAccount: { userId: 'nobody' },
    createInvitation: { name: 'Ada', days: 1 },
    revokeInvitation: { invitationId: 'none' },
  };
}

function beside(body: Body = {}): fc.Arbitrary<Body> {
  return fc
    .tuple(
      fc.constantFrom('x', '__proto__', 'constructor', 'updatedAt', 'uid', 'a.b', '$where', ''),
      hostileValue,
    )
    .map(([field, value]) => Object.defineProperty({ ...body }, field, { value, enumerable: true }));
}

/** Puts one hostile value into a body: into a field, an item of a list, or an unknown field. */
function spoilt(body: Body): fc.Arbitrary<Body> {
  const known = Object.keys(body);
  if (known.length === 0) return beside();
  const inAField = fc
    .tuple(fc.constantFrom(...known), hostileValue)
    .map(([field, value]) => ({ ...body, [field]: value }));
  const anything = fc.dictionary(fc.oneof(fc.constantFrom(...known, 'x'), fc.string()), hostileValue);
  return fc.oneof(inAField, inAField, beside(body), anything);
}

/** Whether the contract refuses the body. Only a refused body certainly changes nothing. */
function isRefused(name: EndpointName, body: string): boolean {
  try {
    const parsed = (body === '' ? {} : JSON.parse(body)) as unknown;
    return !CONTRACTS[name].request.safeParse(parsed).success;
  } catch {
    return true;
  }
}

interface Bodies {
  readonly refused: readonly string[];
  /** The contract accepts these hostile bodies, for example a name that is the text `null`. Another suite checks their effect. */
  readonly taken: readonly string[];
}

function bodiesFor(name: EndpointName, body: Body): Bodies {
  const samples = fc.sample(spoilt(body), BODIES_PER_CALL).map((sample) => JSON.stringify(sample));
  const all = [...hostileBodies, ...samples];
  const refused = all.filter((text) => isRefused(name, text));
  return { refused, taken: all.filter((text) => !refused.includes(text)) };
}

function expectSane({ call, status, text }: Answer, sent: string): string {
  const excerpt = `${call} ${sent.slice(0, 300)} → ${status} ${text.slice(0, 300)}`;
  expect(status, excerpt).toBeLessThan(500);
  expect(text, excerpt).not.toMatch(/node_modules|\bat .*\.[jt]s:\d+|Error:/);
  return excerpt;
}

function expectRefusal(answer: Answer, sent: string): void {
  const excerpt = expectSane(answer, sent);
  const { status, text, json, errors } = answer;
  expect(status, excerpt).toBeGreaterThanOrEqual(400);
  expect(text.length, excerpt).toBeLessThan(5_000);
  if (json === undefined) return expect(status, excerpt).toBe(400);
  for (const { msg } of errors) expect(Object.keys(ERROR_CODES), excerpt).toContain(msg);
  expect(errors.length, excerpt).toBeGreaterThan(0);
}

async function sendAll(requests: readonly (() => Promise<void>)[], atOnce = AT_ONCE): Promise<void> {
  await pLimit(atOnce).map(requests, (send) => send());
}

const names = (Object.keys(ENDPOINTS) as EndpointName[]).filter((name) =>
  (ENDPOINTS[name].methods as readonly string[]).some((method) => method !== 'GET'),
);

describe('a hostile body', () => {
  let bodies: Record<EndpointName, Body>;
  let token: string;
  /** No other test uses this account, so its sessions may end. */
  let ownToken: string;
  let tournamentId: string;
  let everything: Record<string, unknown>;
  const leftovers: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    bodies = await buildBodies();
    tournamentId = String(bodies.getTournament['tournamentId']);
    token = await administratorToken();
    ownToken = await signIn(await createAccount());
    everything = await readEverything();
  });

  it.each(names)('gets a named refusal from %s, and changes nothing', async (name) => {
    const { path, methods, access } = ENDPOINTS[name];
    const method = only(methods.slice(-1) as ('POST' | 'PATCH')[]);
    const headers = freshAddress();
    const own = access === 'public' ? {} : { token: access === 'account' ? ownToken : token };
    const send = (body: string) => sendRaw({ path, method, body, headers, ...own });
    const { refused, taken } = bodiesFor(name, bodies[name]);
    expect(refused.length + taken.length).toBe(hostileBodies.length + BODIES_PER_CALL);
    expect(refused.length).toBeGreaterThan(taken.length);
    const before = await readRevisions(tournamentId);
    await sendAll(refused.map((body) => async () => expectRefusal(await send(body), body)));
    expect(await readRevisions(tournamentId)).toEqual(before);
    leftovers.push(...taken.map((body) => async () => void expectSane(await send(body), body)));
  });

  it('has changed nothing at all by then', async () => {
    expect(await readEverything()).toEqual(everything);
  });

  it('that stays within its contract does no harm either', async () => {
    expect(leftovers.length).toBeGreaterThan(0);
    await sendAll(leftovers, FEW_AT_ONCE);
    await expectCupRules(tournamentId);
    await expectNoOrphans();
  });

  it('pollutes no prototype', () => {
    expect(({} as Body)['polluted']).toBeUndefined();
  });
});

describe('a hostile path or query', () => {
  const idLike = fc.oneof(
    hostileValue.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))),
    fc.string({ unit: 'binary' }),
  );

  function encode(text: string): string {
    return encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '').slice(0, 2_000));
  }

  it('gets a named refusal from the public reads', async () => {
    const ids = fc
      .sample(idLike, BODIES_PER_CALL)
      .map(encode)
      .filter((id) => !/^\.{0,2}$/.test(id));
    await sendAll(
      ids.flatMap((id) =>
        [
          `/tournaments/${id}`,
          `/tournaments/${id}/version`,
          `/tournaments/nowhere?version=${id}&x=${id}`,
        ].map((path) => async () => expectRefusal(await sendRaw({ path, method: 'GET' }), path)),
      ),
    );
  });

  it('gets a named refusal from the admin read by GET', async () => {
    const token = await administratorToken();
    const queries = fc
      .sample(
        fc.tuple(fc.constantFrom('tournamentId', 'x', '__proto__', 'tournamentId[]'), idLike),
        BODIES_PER_CALL,
      )
      .map(([field, value]) => `${encode(field)}=${encode(value)}`);
    await sendAll(
      queries.map((query) => async () => {
        const path = `/admin/fixture/stages/get-all-by-tournament?${query}`;
        expectRefusal(await sendRaw({ path, method: 'GET', token }), path);
      }),
    );
  });

  it('in a header is answered like any other', async () => {
    const { tournamentId } = await buildGroup({ teams: 0 });
    const values = ['', '*', '"', 'W/', '"a', ',,,', 'x'.repeat(4_000), '"\u00ff"', '__proto__'];
    const fields = ['If-None-Match', 'Idempotency-Key', 'X-Forwarded-For', 'Content-Type', 'Accept-Language'];
    for (const field of fields) {
      for (const value of values) {
        const headers = { [field]: value };
        const read = await sendRaw({ path: `/tournaments/${tournamentId}`, method: 'GET', headers });
        expect([200, 304], `${field}: ${value}`).toContain(read.status);
        const body = JSON.stringify({ email: 'x', password: 'y' });
        const login = await sendRaw({ path: '/auth/login', body, headers });
        expect(login.status, `${field}: ${value}`).toBe(field === 'Content-Type' ? 415 : 422);
      }
    }
  });
});
