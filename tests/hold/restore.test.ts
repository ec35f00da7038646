import { writeCup } from '@futsal-cup/functions/storage/write-cup';
import { startFirestore, type RunningFirestore } from '@futsal-cup/local-firestore/start-firestore';
import { parseBackup, printBackup, type Collections } from '@futsal-cup/tools/backup/backup-file';
import { readReplaced, readStored } from '@futsal-cup/tools/backup/collections';
import { restoreBackup, type NamedBackup } from '@futsal-cup/tools/backup/restore';
import { ROOT } from '@futsal-cup/tools/project';
import { connectFirestore, type FirestoreClient } from '@futsal-cup/tools/stack/firestore-client';
import { HOST } from '@futsal-cup/tools/stack/ports';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCupOf } from '../bench/cup-of';
import { callApi, expectFailure, expectSuccess, type Answer, type CallOptions } from '../support/call-api';
import { startLine, type BreakableLine } from '../support/breakable-line';
import { readMark, withoutRevisions } from './support/backups';
import { cutOffBefore, failingOnce, losingAtFirst } from './support/failing-firestore';
import { serveApi, type ServedApi } from './support/serve-api';
import { buildPlannedCup } from './support/planned-cup';
import { startRestore } from './support/start-restore';

let firestore: RunningFirestore;
let client: FirestoreClient;
let api: ServedApi;
let folder: string;
let through: CallOptions;

/** The cup of the backup, and another cup that is entered later. */
const saved = buildCupOf(16);
const later = buildCupOf(16);
let backup: NamedBackup;

const restoreIn = (name: string, host = firestore.host) => startRestore(name, host, join(folder, 'state'));

/** Reads what is stored, without the revisions, which a restore renews. */
async function stored(): Promise<string> {
  return withoutRevisions(await readStored(client.db));
}

/** Restores the backup in this process; returns the data that it has replaced. */
async function restoreHere(): Promise<Collections> {
  const replaced = await restoreBackup(client.db, backup, join(folder, 'replaced.json'));
  return parseBackup(await readFile(replaced, 'utf8'), replaced);
}

/** Makes calls of visitors and administrators. */
function callEverything(): Promise<Answer>[] {
  const { tournamentId } = saved.tournament;
  const [team, match, stage] = [saved.teams[0], saved.matches[0], saved.stages[0]];
  return [
    callApi('getAllTournaments', {}, through),
    callApi('getTournament', { tournamentId }, through),
    callApi('getTournamentVersion', { tournamentId }, through),
    callApi('getAllMatches', {}, through),
    callApi('createTournament', { name: 'New', date: '2099-01-01' }, through),
    callApi('createTeam', { tournamentId, name: 'New', players: [] }, through),
    callApi('deleteTeam', { teamId: team?.teamId ?? '' }, through),
    callApi('createGroup', { stageId: stage?.stageId ?? '', name: 'Z' }, through),
    callApi('deleteMatch', { matchId: match?.matchId ?? '' }, through),
    callApi('getMatchTimeline', { tournamentId, matchId: match?.matchId ?? '' }, through),
    callApi('getScorerLinks', { tournamentId }, through),
    callApi('getMatchLog', { tournamentId, matchId: match?.matchId ?? '' }, through),
    score(0, 1),
  ];
}

function score(index: number, goals: number): Promise<Answer> {
  const match = saved.matches[index];
  if (!match) throw new Error(`There is no match ${index}.`);
  const { matchId, groupId, stageId, date, time, location, local, visitor } = match;
  const request = {
    ...{ matchId, groupId: groupId ?? '', stageId, date, time, location },
    ...{ localTeamId: local.teamId ?? '', visitorTeamId: visitor.teamId ?? '' },
    ...{ localTeamScore: goals, visitorTeamScore: 0 },
  };
  return callApi('editGroupMatch', request, through);
}

beforeAll(async () => {
  const rulesFile = join(ROOT, 'firestore.rules');
  firestore = await startFirestore({ host: HOST, port: 0, rulesFile, engine: 'node' });
  client = connectFirestore(firestore.host);
  api = await serveApi(client.db);
  through = { origin: api.origin, token: 'administrator' };
  folder = await mkdtemp(join(tmpdir(), 'futsal-cup-'));
  await writeCup(client.db, saved, Date.now());
  backup = { file: join(folder, 'backup.json'), collections: await readStored(client.db) };
  await writeFile(backup.file, printBackup(backup.collections));
});

afterAll(async () => {
  await api.close();
  await client.close();
  await firestore.stop();
  await rm(folder, { recursive: true });
});

describe('the heads of the cups', () => {
  const readHead = () => client.db.doc(`live/${saved.tournament.tournamentId}`).get();

  it('are gone while the API is shut, and are made again from the restored logs', async () => {
    const { tournamentId } = saved.tournament;
    const [match] = saved.matches;
    const matchId = match?.matchId ?? '';
    const made = { entryId: crypto.randomUUID(), at: Date.now() };
    const kickOff = { ...made, kind: 'phase', to: 'first-half', on: null } as const;
    const isPlayed = match?.local.goals !== null;
    const takenBack = {
      entryId: crypto.randomUUID(),
      at: made.at,
      kind: 'undo',
      of: `before-${matchId}`,
    } as const;
    const entries = isPlayed ? [takenBack, kickOff] : [kickOff];
    expectSuccess(await callApi('enterInMatchLog', { tournamentId, matchId, entries }, through));
    const running = await readStored(client.db);
    expect(Object.keys(running)).toContain('matchLogs');
    expect(Object.keys(running)).not.toContain('live');
    const before = expectSuccess(await callApi('getTournamentVersion', { tournamentId }, through));
    await restoreBackup(client.db, { file: 'running', collections: running }, join(folder, 'replaced.json'));
    expect((await readHead()).exists).toBe(false);
    const after = expectSuccess(await callApi('getTournamentVersion', { tournamentId }, through));
    expect(after.version).not.toBe(before.version);
    expect(after.live?.[matchId]).toMatchObject({ phase: 'first-half' });
    expect((await readHead()).exists).toBe(true);
    await restoreHere();
    const { live } = expectSuccess(await callApi('getTournamentVersion', { tournamentId }, through));
    expect(live).toBeUndefined();
  });
});

describe('the published plan', () => {
  it('comes back with its tournament, as it was when the backup was made', async () => {
    const { tournamentId } = await buildPlannedCup(through);
    const planned = parseBackup(printBackup(await readStored(client.db)), 'planned');
    const before = expectSuccess(await callApi('getPlan', { tournamentId }, through));
    await restoreHere();
    expect((await client.db.doc(`plans/${tournamentId}`).get()).exists).toBe(false);
    await restoreBackup(client.db, { file: 'planned', collections: planned }, join(folder, 'replaced.json'));
    expect(expectSuccess(await callApi('getPlan', { tournamentId }, through))).toEqual(before);
    await restoreHere();
  });
});

describe('a backup with the right checksum and wrong content', () => {
  it('is refused in sentences before the first write', async () => {
    const before = await stored();
    const wrong = join(folder, 'wrong.json');
    await writeFile(
      wrong,
      printBackup({ ...backup.collections, teams: { __x__: {} }, stages: { first: null } }),
    );
    const { code, output } = await restoreIn(wrong).ended;
    expect(code).toBe(1);
    expect(output).toContain('Nothing was written');
    expect(output).toContain('teams/__x__: Id is not valid');
    expect(output).toContain('stages/first: Must be an object');
    expect(output).not.toMatch(/^\s+at /m);
    expect(await stored()).toBe(before);
  });
});

describe('a restore while people write', () => {
  it('loses no acknowledged write but what it replaces, and that is saved', async () => {
    await writeCup(client.db, later, Date.now());
    const acknowledged: string[] = [];
    const refused: Answer[] = [];
    let isOver = false;
    async function write(): Promise<void> {
      for (let count = 0; !isOver; count += 1) {
        const name = `Team ${crypto.randomUUID()}`.slice(0, 50);
        const { tournamentId } = saved.tournament;
        const created = await callApi('createTeam', { tournamentId, name, players: [] }, through);
        if (created.status === 201) acknowledged.push(name);
        else refused.push(created);
        await callApi('createTournament', { name, date: '2099-01-01' }, through);
        await score(count % saved.matches.length, count % 90);
        await wait(20);
      }
    }
    const people = [write(), write(), write()];
    async function restoreAmongThem(): Promise<Collections> {
      while (acknowledged.length <= 3) await wait(20);
      const replaced = await restoreHere();
      await wait(100);
      return replaced;
    }
    const replaced = await restoreAmongThem().finally(async () => {
      isOver = true;
      await Promise.all(people);
    });

    const now = await readStored(client.db);
    const teamNames = new Set(
      [...Object.values(now['teams'] ?? {}), ...Object.values(replaced['teams'] ?? {})].map(
        (team) => (team as { name: string }).name,
      ),
    );
    expect(acknowledged.length).toBeGreaterThan(3);
    expect(acknowledged.filter((name) => !teamNames.has(name))).toEqual([]);
    for (const answer of refused) {
      expectFailure(answer, 'service_unavailable');
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    const tournaments = new Set(Object.keys(now['tournaments'] ?? {}));
    for (const collection of ['teams', 'stages', 'groups', 'matches']) {
      for (const [id, record] of Object.entries(now[collection] ?? {})) {
        const { tournamentId } = record as { tournamentId: string };
        expect(tournaments.has(tournamentId), `${collection}/${id} is an orphan`).toBe(true);
      }
    }
    expect(tournaments.has(later.tournament.tournamentId)).toBe(false);
  });
});

const MORE_THAN_A_CALL_TRIES = 12;

describe('a restore among people who are quicker', () => {
  it('goes on until it has its turn, shutting the API and continuing what was cut off', async () => {
    const beaten = () =>
      restoreBackup(losingAtFirst(client.db, MORE_THAN_A_CALL_TRIES), backup, join(folder, 'replaced.json'));
    await beaten();
    expect(await stored()).toBe(withoutRevisions(backup.collections));
    await expect(
      restoreBackup(cutOffBefore(client.db, 2), backup, join(folder, 'cut.json')),
    ).rejects.toThrow();
    expectFailure(await callApi('getAllTournaments', {}, through), 'service_unavailable');
    await beaten();
    expect(await stored()).toBe(withoutRevisions(backup.collections));
    expectSuccess(await callApi('getAllTournaments', {}, through));
  });
});

describe('a restore that is killed midway', () => {
  let line: BreakableLine;

  beforeAll(async () => {
    line = await startLine(firestore.host);
  });

  afterAll(() => line.close());

  /** Kills a restore once its mark is in the database, or once it begins to replace data. */
  async function killWhen(hasComeTo: 'shut' | 'replacing'): Promise<void> {
    const { child, ended } = restoreIn(backup.file, line.host);
    for (;;) {
      const mark = await readMark(client.db);
      if (mark && (hasComeTo === 'shut' || mark.replaced !== null)) break;
      expect(child.exitCode).toBeNull();
      await wait(1);
    }
    child.kill('SIGKILL');
    await ended;
  }

  /**
   * Kills a restore at this point, and checks that the API refuses every call. Returns the file with the replaced data, if there is one
   * yet.
   */
  async function killAmongCalls(point: 'shut' | 'replacing', name: string): Promise<string | undefined> {
    expectSuccess(await callApi('createTournament', { name, date: '2099-02-01' }, through), 201);
    await killWhen(point);
    for (const answer of await Promise.all(callEverything())) {
      expectFailure(answer, 'service_unavailable');
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    return (await readMark(client.db))?.replaced?.file;
  }

  it.each(['shut', 'replacing'] as const)(
    'at the point "%s" leaves the API shut, to everybody, until the same file has been put back',
    async (point) => {
      const name = `Only ${point}`;
      await killAmongCalls(point, name);
      expect(JSON.stringify(await restoreHere())).toContain(name);
      expect(await stored()).toBe(withoutRevisions(backup.collections));
      expectSuccess(await callApi('getTournament', { tournamentId: saved.tournament.tournamentId }, through));
    },
  );

  it('refuses another file in a sentence that names the way on, and goes back with the file that it has saved', async () => {
    const replaced = (await killAmongCalls('replacing', 'Back again')) ?? '';
    const half = printBackup(await readReplaced(client.db));
    const other = join(folder, 'other.json');
    await writeFile(other, printBackup({}));
    const { code, output } = await restoreIn(other).ended;
    expect(code).toBe(1);
    expect(output).toContain('Nothing was written, because another restore has not ended.');
    expect(output).toContain(
      `If it was cut off, run npm run restore again with ${backup.file}, or with ${replaced}, which is what was there before.`,
    );
    expect(output).not.toMatch(/^\s+at /m);
    expect(printBackup(await readReplaced(client.db))).toBe(half);

    expect((await restoreIn(replaced).ended).code).toBe(0);
    const before = parseBackup(await readFile(replaced, 'utf8'), replaced);
    expect(JSON.stringify(before)).toContain('Back again');
    expect(await stored()).toBe(withoutRevisions(before));
    expectSuccess(await callApi('getAllTournaments', {}, through));
  });
});

describe('a restore that cannot save what it replaces', () => {
  it('says so, writes nothing and leaves the API open', async () => {
    expectSuccess(await callApi('createTournament', { name: 'Stays', date: '2099-03-01' }, through), 201);
    const before = await stored();
    const impossible = join(backup.file, 'replaced.json');
    await expect(restoreBackup(client.db, backup, impossible)).rejects.toThrow(
      `${impossible} cannot be written: a part of its path is a file, not a folder.`,
    );
    expect(await stored()).toBe(before);
    expectSuccess(await callApi('getAllTournaments', {}, through));
  });
});

describe('a restore that fails midway', () => {
  it.each([
    ['replacing', 3],
    ['opening', 4],
  ])('while it is %s puts back what was there before, and says so', async (at, nth) => {
    expectSuccess(
      await callApi('createTournament', { name: `Kept ${at}`, date: '2099-04-01' }, through),
      201,
    );
    await client.db.doc(`idempotencyKeys/${at}`).set({ bodyHash: 'kept' });
    const before = withoutRevisions(await readReplaced(client.db));
    expect(before).toContain('"bodyHash": "kept"');
    expect(before).toContain('"what": "tournament-created"');
    await expect(
      restoreBackup(failingOnce(client.db, nth), backup, join(folder, 'replaced.json')),
    ).rejects.toThrow('The backup could not be put back (The line is cut). Everything is as it was before.');
    expect(withoutRevisions(await readReplaced(client.db))).toBe(before);
    expectSuccess(await callApi('getAllTournaments', {}, through));
  });
});
