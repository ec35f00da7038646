import type { TournamentView } from '@futsal-cup/domain/contracts/views/cup-views';
import { buildWorldCup2018 } from '@futsal-cup/domain/testing/world-cup-2018';
import { freePorts, HOST, isPortFree, type Ports } from '@futsal-cup/tools/stack/ports';
import { ROOT } from '@futsal-cup/tools/project';
import { execa } from 'execa';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeCupFile } from '../support/builders/write-cup-file';
import { buildOnce } from '../support/stack/start-test-stack';
import { runStart } from '../support/start/running-start';

const ADMIN = { email: 'admin@futsal-cup.test', password: 'Admin-2026!' };

let ports: Ports;
let state: string;
const started: ChildProcess[] = [];

interface Started {
  readonly child: ChildProcess;
  output(): string;
}

/** Returns the environment with the ports, state and build of this test. */
function environment(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    FUTSAL_CUP_HOSTING_PORT: String(ports.hosting),
    FUTSAL_CUP_FUNCTIONS_PORT: String(ports.functions),
    FUTSAL_CUP_AUTH_PORT: String(ports.auth),
    FUTSAL_CUP_FIRESTORE_PORT: String(ports.firestore),
    FUTSAL_CUP_STATE: state,
    FUTSAL_CUP_BUILD: '.artifacts/build-start',
  };
}

function runCommand(...args: string[]) {
  return execa(process.execPath, ['tools/run.mjs', ...args], {
    cwd: ROOT,
    env: environment(),
    reject: false,
  });
}

/** Runs `npm start` on ports and a state of its own until it says that it is ready. */
function start(): Promise<Started> {
  const child = spawn(process.execPath, ['tools/run.mjs', 'start'], { cwd: ROOT, env: environment() });
  started.push(child);
  let output = '';
  return new Promise((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Futsal Cup is ready')) resolve({ child, output: () => output });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${output}`)));
  });
}

async function post(path: string, body: object) {
  const response = await fetch(`http://${HOST}:${ports.hosting}/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { data: Record<string, unknown> };
  expect(answer, `${path} answered ${response.status}: ${JSON.stringify(answer)}`).toMatchObject({
    success: true,
  });
  return answer.data;
}

async function cupNames(): Promise<string[]> {
  const { allTournaments } = await post('/tournaments/get-all', {});
  return (allTournaments as { name: string }[]).map(({ name }) => name);
}

async function createCup(name: string): Promise<void> {
  const { token } = await post('/auth/login', ADMIN);
  await post('/admin/tournament-details/create', { token, name, date: '2099-05-01' });
}

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 40_000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`It never came to this: ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function areAllPortsFree(): Promise<boolean> {
  return (await Promise.all(Object.values(ports).map(isPortFree))).every(Boolean);
}

function savedState(): Promise<string> {
  return readFile(join(state, 'firestore.json'), 'utf8');
}

beforeAll(async () => {
  ports = await freePorts();
  state = await mkdtemp(join(tmpdir(), 'futsal-cup-state-'));
});

afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await rm(state, { recursive: true, force: true });
});

describe('npm start', () => {
  it('seeds three cups and says what it is doing', async () => {
    const { output } = await start();
    expect(output()).toMatch(
      /Building .+ …[^]+Firestore: [^]+Starting the Firebase emulators[^]+Seeding three cups/,
    );
    expect(output()).toContain(`http://${HOST}:${ports.hosting}`);
    expect(output()).toContain(`${ADMIN.email} / ${ADMIN.password}`);
    expect(await cupNames()).toHaveLength(3);
    // A developer finds in the output what Firebase would have mailed.
    await post('/auth/request-password-reset', { email: ADMIN.email });
    const link = `To set another password for ${ADMIN.email}: http://${HOST}:${ports.hosting}/account?mode=resetPassword&oobCode=`;
    await until('the link of the mail is printed', async () => output().includes(link));
  });

  it('takes a whole cup from a file while it runs: the World Cup 2018 with its 64 matches', async () => {
    const file = join(state, 'world-cup.json');
    await writeCupFile(file, buildWorldCup2018());
    const { stdout } = await runCommand('import', file);
    const [, tournamentId] = /^Id +(.+)$/m.exec(stdout) ?? [];
    const response = await fetch(`http://${HOST}:${ports.hosting}/api/tournaments/${tournamentId}`);
    const { data } = (await response.json()) as { data: { tournament: TournamentView } };
    expect(data.tournament.Stages.flatMap(({ Matches }) => Matches)).toHaveLength(64);
    const final = data.tournament.Stages.at(-1)?.Matches[0];
    expect([final?.LocalTeam?.name, final?.VisitorTeam?.name]).toEqual(['France', 'Croatia']);
    expect(await cupNames()).toHaveLength(4);
  });

  it('refuses a cup file that breaks a rule, with the place and the reason, and writes nothing', async () => {
    const file = join(state, 'broken.json');
    await writeFile(
      file,
      JSON.stringify({ name: 'Broken', date: '2099-01-01', teams: ['Ada', 'Bea', 'ada'] }),
    );
    const { exitCode, stderr } = await runCommand('import', file);
    expect(exitCode).toBe(1);
    expect(stderr).toContain('teams[2].name: Team name already exists');
    expect(await cupNames()).not.toContain('Broken');
  });

  it('keeps what was entered and leaves no child behind, though it is killed', async () => {
    await createCup('Saved in time');
    await post('/auth/register', {
      email: 'new@futsal-cup.test',
      password: 'OffsideRule1!',
      confirmationPassword: 'OffsideRule1!',
    });
    await until('the cup is saved', async () => (await savedState()).includes('Saved in time'));
    await until('the account is saved', async () =>
      (await readFile(join(state, 'accounts.json'), 'utf8')).includes('new@futsal-cup.test'),
    );
    started.at(-1)?.kill('SIGKILL');
    await until('all ports are free', areAllPortsFree);
  });

  it('loads it on the other Firestore, past a half-written save, and ends in a sentence when that is killed', async () => {
    await writeFile(join(state, 'firestore.json.1.tmp'), '{ "format": "futsal-cup-ba');
    await buildOnce();
    const { child, output, ended, signalChild } = await runStart(ports, state);
    started.push(child);
    expect(output()).toContain('Loading what was entered before …');
    expect(await cupNames()).toContain('Saved in time');
    await post('/auth/login', { email: 'new@futsal-cup.test', password: 'OffsideRule1!' });
    const saved = await savedState();
    signalChild('node-engine/main.ts', 'SIGKILL');
    expect(await ended).toBe(1);
    expect(output()).toContain('Firestore has ended by itself, so everything stops');
    expect(output()).not.toMatch(/^\s+at /m);
    expect(await savedState()).toBe(saved);
    await until('all ports are free', areAllPortsFree);
  });

  it('refuses a state that was cut short', async () => {
    await writeFile(join(state, 'firestore.json'), (await savedState()).slice(0, -200));
    const { exitCode, stderr } = await runCommand('start');
    expect(exitCode).toBe(1);
    expect(stderr).toContain('is not a whole backup');
    expect(stderr).toContain('npm run reset');
  });
});
