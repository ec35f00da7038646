/* @module-tag long */
import type { Calls } from '@futsal-cup/domain/contracts/calls';
import { startFirestore, type RunningFirestore } from '@futsal-cup/local-firestore/start-firestore';
import { ROOT } from '@futsal-cup/tools/project';
import { freePort, HOST } from '@futsal-cup/tools/stack/ports';
import fc from 'fast-check';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildGroup, buildStage, readView, uniqueName } from '../support/builders/builders';
import {
  buildGroupMatch,
  groupMatchEdit,
  groupMatchRequest,
  readMatch,
  score,
} from '../support/builders/builders-matches';
import { startLine, type BreakableLine } from '../support/breakable-line';
import {
  callApi,
  expectFailure,
  expectSuccess,
  sendToApi,
  type Answer,
  type CallOptions,
} from '../support/call-api';
import { dayFromNow } from '../support/builders/days';
import { expectCupRules, expectNoOrphans } from '../support/model/expect-cup-rules';
import { startFunction, type RunningFunction } from '../support/stack/start-function';
import { TEST_BUILD } from '../support/stack/start-test-stack';
import { testStack } from '../support/stack/test-stack';

/** A call is repeated for this long until it succeeds: several times the fifteen seconds after which the function itself gives up. */
const PATIENCE = 90_000;
/** Hosting waits this long for a function; after that the caller gets an error page. */
const HOSTING_LIMIT = 60_000;
const OUTAGE = 800;
/** The line to Firestore is cut this many milliseconds after the commands are sent; `npm run test:long` tries all of these pauses. */
const PAUSES = (fc.readConfigureGlobal().numRuns ?? 100) > 100 ? [2, 15, 40] : [15];
/** The limit of a test covers several outages and their recoveries, which take a varying time. */
const LONG = 180_000;

async function startFunctionOn(firestoreHost: string): Promise<RunningFunction> {
  const { authHost } = testStack();
  return startFunction({ firestoreHost, authHost, port: await freePort(), folder: TEST_BUILD.functions });
}

const isSuccess = ({ status }: Answer) => status === 200 || status === 201;

/** Whatever happens behind the function, a failure is JSON and one of the errors for which the caller is not at fault. */
function expectCalm(answer: Answer): void {
  if (isSuccess(answer)) return;
  expect([500, 503], answer.text).toContain(answer.status);
  const [error] = answer.errors;
  expect(['service_unavailable', 'busy_try_again', 'unexpected_error']).toContain(error?.msg);
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect(answer.text).not.toMatch(/node_modules|UNAVAILABLE|ECONN|\bat .*:\d+/);
}

async function untilItSucceeds<Data>(send: () => Promise<Answer<Data>>): Promise<Answer<Data>> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const answer = await send();
    if (isSuccess(answer) || Date.now() > end) return answer;
    expectCalm(answer);
    await wait(200);
  }
}

describe('while the line to Firestore is broken', () => {
  let line: BreakableLine;
  let api: RunningFunction;
  let through: CallOptions;

  beforeAll(async () => {
    line = await startLine(testStack().firestoreHost);
    api = await startFunctionOn(line.host);
    through = { origin: `http://${HOST}:${api.port}` };
  });

  afterAll(async () => {
    await api.stop();
    await line.close();
  });

  /**
   * Cuts the line to Firestore this many milliseconds after the commands are sent, mends the line, and checks the outcome of the commands.
   */
  async function cutAfter(pause: number): Promise<void> {
    const group = await buildGroup({ teams: 2 });
    const { tournamentId } = group;
    const doomed = await buildStage({ tournamentId });
    for (let count = 0; count < 4; count += 1) {
      await buildGroupMatch({ group: await buildGroup({ stage: doomed }) });
    }
    const played = await buildGroupMatch({ group });
    const keys = Array.from({ length: 12 }, (_, index) => ({
      request: groupMatchRequest(group, { time: `${10 + index}:15` }),
      options: { ...through, headers: { 'Idempotency-Key': crypto.randomUUID() } },
    }));
    const create = ({ request, options }: (typeof keys)[number]) =>
      callApi('createGroupMatch', request, options);

    const first = keys.map(create);
    const deletion = callApi('deleteStage', { stageId: doomed.stageId }, through);
    const entry = callApi('editGroupMatch', groupMatchEdit(played, score([2, 1])), through);
    await wait(pause);
    line.cut();
    await wait(OUTAGE);
    line.mend();
    const answers = await Promise.all(first);
    const deleted = await deletion;
    const entered = await entry;
    for (const answer of [...answers, deleted, entered]) expectCalm(answer);

    const stored = await expectCupRules(tournamentId);
    const ofDoomed = stored.matches.filter(({ stageId }) => stageId === doomed.stageId).length;
    const isGone = !stored.stages.some(({ stageId }) => stageId === doomed.stageId);
    expect(ofDoomed).toBe(isGone ? 0 : 4);
    if (isSuccess(deleted)) expect(isGone).toBe(true);
    if (isSuccess(entered)) expect((await readMatch(played)).localTeamScore).toBe(2);
    for (const { data } of answers.filter(isSuccess)) {
      expect(stored.matches.map(({ matchId }) => matchId)).toContain(data.match.matchId);
    }

    const retried = [];
    for (const key of keys) retried.push(await untilItSucceeds(() => create(key)));
    const matchIds = retried.map((answer) => expectSuccess(answer, 201).match.matchId);
    const { matches } = await expectCupRules(tournamentId);
    const inGroup = matches.filter(({ groupId }) => groupId === group.groupId);
    expect(inGroup.map(({ matchId }) => matchId).sort()).toEqual([...matchIds, played.matchId].sort());
    expect((await readView(tournamentId)).Stages.flatMap(({ Matches }) => Matches)).toHaveLength(
      matches.length,
    );
    await expectNoOrphans();
  }

  it(
    'no write is lost, no command is half done, and a retry by its key happens once',
    async () => {
      for (const pause of PAUSES) await cutAfter(pause);
    },
    LONG,
  );
});

describe('while Firestore hears and does not answer', () => {
  it('a call is answered 503 in good time, and the next one after it is back succeeds', async () => {
    const line = await startLine(testStack().firestoreHost);
    const api = await startFunctionOn(line.host);
    const through = { origin: `http://${HOST}:${api.port}` };
    try {
      const { tournamentId } = await buildGroup({ teams: 0 });
      expectSuccess(await callApi('getTournament', { tournamentId }, through));
      line.hold();
      const start = Date.now();
      const answers: Answer[] = await Promise.all([
        callApi('getTournament', { tournamentId }, through),
        callApi('createTeam', { tournamentId, name: 'Aare', players: [] }, through),
        callApi('login', { email: 'nobody@futsal-cup.test', password: 'x' }, through),
      ]);
      expect(Date.now() - start).toBeLessThan(HOSTING_LIMIT);
      for (const answer of answers) {
        expectFailure(answer, 'service_unavailable');
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      }
      line.mend();
      expectSuccess(await untilItSucceeds(() => callApi('getTournament', { tournamentId }, through)));
      await expectCupRules(tournamentId);
    } finally {
      await api.stop();
      await line.close();
    }
  });
});

describe('while Firestore is stopped', () => {
  let firestore: RunningFirestore;
  let api: RunningFunction;
  let through: CallOptions;

  const start = (port: number) =>
    startFirestore({
      host: HOST,
      port,
      rulesFile: join(ROOT, 'firestore.rules'),
      engine: testStack().engine,
    });
  const newCup = (): Calls['createTournament']['request'] => ({
    name: uniqueName('Cup'),
    date: dayFromNow(5),
  });

  beforeAll(async () => {
    firestore = await start(await freePort());
    api = await startFunctionOn(firestore.host);
    through = { origin: `http://${HOST}:${api.port}` };
  });

  afterAll(async () => {
    await api.stop();
    await firestore.stop();
  });

  it('every call is answered as JSON, and all is well again once it has been started', async () => {
    const created = expectSuccess(await callApi('createTournament', newCup(), through), 201);
    const { tournamentId } = created.tournamentDetails;
    await firestore.stop();
    const calls = [
      ['createTournament', newCup()],
      ['createTeam', { tournamentId, name: 'Aare', players: [] }],
      ['deleteStage', { stageId: 'any' }],
      ['getTournament', { tournamentId }],
      ['getAllTournaments', {}],
      ['getAllMatches', {}],
    ] as const;
    const answers = await Promise.all(calls.map(([name, body]) => sendToApi(name, body, through)));
    for (const answer of answers) {
      expectCalm(answer);
      expect(isSuccess(answer)).toBe(false);
    }
    expectSuccess(await callApi('validateAccess', {}, through));
    firestore = await start(Number(firestore.host.split(':')[1]));
    const again = await untilItSucceeds(() => callApi('createTournament', newCup(), through));
    const { tournamentDetails } = expectSuccess(again, 201);
    const stored = await expectCupRules(tournamentDetails.tournamentId, firestore.host);
    expect(stored.tournament.name).toBe(tournamentDetails.name);
    const { allTournaments } = expectSuccess(await callApi('getAllTournaments', {}, through));
    expect(allTournaments).toContainEqual(expect.objectContaining({ name: tournamentDetails.name }));
  });
});
