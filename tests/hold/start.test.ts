/* @module-tag long */
import { parseBackup } from '@futsal-cup/tools/backup/backup-file';
import { ROOT } from '@futsal-cup/tools/project';
import { freePorts, HOST, isPortFree, type Ports } from '@futsal-cup/tools/stack/ports';
import { lockFolder } from '@futsal-cup/tools/state/lock';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildOnce } from '../support/stack/start-test-stack';
import { runStart, type RunningStart } from '../support/start/running-start';

const ADMIN = { email: 'admin@futsal-cup.test', password: 'Admin-2026!' };
const PASSWORD = 'OffsideRule1!';
const FIREBASE = 'firebase-tools/lib/bin/firebase.js';

let ports: Ports;
let state: string;
let running: RunningStart;
let begunAt: number;

/** Sends a request with exactly this target: `fetch` would make a path of the target. */
async function askFor(target: string): Promise<{ status: number | undefined; said: string }> {
  const asking = get({ host: HOST, port: ports.hosting, path: target, agent: false });
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, said: await text(answer) };
}

async function post(path: string, body: object): Promise<{ status: number; data: Record<string, unknown> }> {
  const response = await fetch(`${running.site}/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { data = {} } = (await response.json().catch(() => ({}))) as { data?: Record<string, unknown> };
  return { status: response.status, data };
}

async function logIn(): Promise<string> {
  const { status, data } = await post('/auth/login', ADMIN);
  expect(status).toBe(200);
  return String(data['token']);
}

async function createCup(token: string, name: string): Promise<boolean> {
  const path = '/admin/tournament-details/create';
  return (await post(path, { token, name, date: '2099-05-01' })).status === 201;
}

async function savedCups(): Promise<string[]> {
  const file = join(state, 'firestore.json');
  const { tournaments = {} } = parseBackup(await readFile(file, 'utf8'), file);
  return Object.values(tournaments).map((tournament) => (tournament as { name: string }).name);
}

beforeAll(async () => {
  await buildOnce();
  ports = await freePorts();
  state = await mkdtemp(join(tmpdir(), 'futsal-cup-state-'));
  await writeFile(join(state, 'running.pid'), '');
  await writeFile(join(state, 'firestore.json.99.tmp'), '{');
  begunAt = Date.now();
  running = await runStart(ports, state);
}, 120_000);

afterAll(async () => {
  running.child.kill('SIGKILL');
  await rm(state, { recursive: true, force: true });
});

describe('npm start', () => {
  it('begins past an empty running.pid and temporary files, and lets nobody else read the accounts', async () => {
    const names = await readdir(state);
    expect(names.filter((name) => name.endsWith('.tmp') || name === 'running.pid')).toEqual([]);
    for (const name of ['accounts.json', 'firestore.json', 'emulators.log']) {
      expect((await stat(join(state, name))).mode & 0o077, name).toBe(0);
    }
    expect((await stat(state)).mode & 0o077).toBe(0);
  });

  it('is the only one with its state, whatever the ports', async () => {
    await expect(lockFolder(state)).rejects.toThrow(
      `Futsal Cup is running already with the state in ${state} (process ${running.child.pid}).`,
    );
  });

  it('refuses a request that asks for no path of the site, and goes on', async () => {
    // By RFC 9112 (3.2.2) every server understands a whole address as the target, so such a request harms no program; the guard passes on
    // only paths.
    expect(await askFor('http://futsal-cup.test/')).toEqual({
      status: 400,
      said: 'This address is not possible.\n',
    });
    expect((await fetch(running.site)).status).toBe(200);
    expect(running.output()).not.toContain('ended by themselves');
  });

  it.skipIf(!existsSync('/dev/full'))(
    'says that the disk is full, goes on, and saves when there is room',
    async () => {
      const token = await logIn();
      await symlink('/dev/full', join(state, `firestore.json.${running.child.pid}.tmp`));
      expect(await createCup(token, 'No room at first')).toBe(true);
      await running.says(
        `The cups are not saved: ${join(state, 'firestore.json')} cannot be written: the disk is full.`,
      );
      await running.says('The cups are saved again.');
      expect(await savedCups()).toContain('No room at first');
    },
  );

  it('starts the emulators again when they are killed, with their accounts', async () => {
    running.signalChild(FIREBASE, 'SIGKILL');
    await running.says('The Firebase emulators have ended by themselves; starting them again …');
    await running.says('They are back.');
    await logIn();
    expect(JSON.parse(await readFile(join(state, 'accounts.json'), 'utf8'))).toMatchObject({
      users: [{}, {}],
    });
  });

  it('loses no acknowledged write on Ctrl-C under load', async () => {
    const token = await logIn();
    const cups: string[] = [];
    const emails: string[] = [];
    let isOver = false;
    async function enterCups(): Promise<void> {
      for (let count = 0; !isOver; count += 1) {
        const name = `Cup ${crypto.randomUUID()}`;
        if (await createCup(token, name).catch(() => false)) cups.push(name);
      }
    }
    async function register(): Promise<void> {
      for (let count = 0; !isOver; count += 1) {
        const email = `${crypto.randomUUID()}@futsal-cup.test`;
        const body = { email, password: PASSWORD, confirmationPassword: PASSWORD };
        const { status } = await post('/auth/register', body).catch(() => ({ status: 0 }));
        if (status === 201 || status === 200) emails.push(email);
        else await wait(20);
      }
    }
    const people = [enterCups(), register()];
    while (cups.length < 8 || emails.length === 0) await wait(20);
    running.child.kill('SIGINT');
    const code = await running.ended;
    isOver = true;
    await Promise.all(people);

    expect(code, running.output()).toBe(0);
    const saved = new Set(await savedCups());
    expect(cups.filter((name) => !saved.has(name))).toEqual([]);
    const accounts = await readFile(join(state, 'accounts.json'), 'utf8');
    expect(emails.filter((email) => !accounts.includes(email))).toEqual([]);
    expect(await Promise.all(Object.values(ports).map(isPortFree))).not.toContain(false);
    const logs = (await readdir(ROOT)).filter((name) => name.endsWith('-debug.log'));
    const written = await Promise.all(logs.map(async (name) => (await stat(join(ROOT, name))).mtimeMs));
    expect(written.filter((at) => at > begunAt)).toEqual([]);
  });
});
