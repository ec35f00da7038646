import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { spawnGuarded, stopGuarded, type GuardOptions, type GuardedProcess } from './spawn-guarded';

const toKill: ChildProcess[] = [];

afterEach(() => {
  for (const child of toKill.splice(0)) child.kill('SIGTERM');
});

test('output and exit code are passed on', async () => {
  const child = runScript(`console.log('out'); console.error('err'); process.exitCode = 3;`);
  const [out, err] = [read(child.stdout), read(child.stderr)];
  expect(await once(child, 'exit')).toEqual([3, null]);
  expect([out(), err()]).toEqual(['out\n', 'err\n']);
});

test('a command that cannot be started says so', async () => {
  const child = keep(spawnGuarded('no-such-command', []));
  const err = read(child.stderr);
  expect(await once(child, 'exit')).toEqual([127, null]);
  expect(err()).toContain('no-such-command cannot be started');
});

test('stopping lets the command end in an orderly way, with a single SIGINT', async () => {
  const child = runScript(`
    let signals = 0;
    process.on('SIGINT', () => {
      signals += 1;
      setTimeout(() => { console.log('signals: ' + signals); process.exit(); }, 300);
    });
    setInterval(() => undefined, 1_000);
    console.log('ready');`);
  const out = read(child.stdout);
  await vi.waitFor(() => expect(out()).toBe('ready\n'), { timeout: 10_000 });
  child.kill('SIGTERM');
  child.kill('SIGINT');
  await stopGuarded(child);
  expect(out()).toBe('ready\nsignals: 1\n');
});

test('a command that does not want to end is killed after its grace', async () => {
  const child = runScript(
    `process.on('SIGINT', () => undefined); setInterval(() => undefined, 1_000); console.log('ready');`,
    { graceMs: 300 },
  );
  const out = read(child.stdout);
  await vi.waitFor(() => expect(out()).toBe('ready\n'), { timeout: 10_000 });
  const started = Date.now();
  await stopGuarded(child);
  expect(Date.now() - started).toBeGreaterThanOrEqual(250);
  expect(child.exitCode).toBe(128 + 9);
});

test('what the command has started goes with it', async () => {
  const started = Date.now();
  const child = runScript(`
    const { spawn } = require('node:child_process');
    spawn(process.execPath, ['-e', 'process.on("SIGINT", () => 0); setTimeout(() => 0, 30000)'], { stdio: 'inherit' });
    setTimeout(() => process.exit(), 300);`);
  // The guard ends when the output has ended. The grandchild would keep the output open if it still ran.
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(Date.now() - started).toBeLessThan(10_000);
});

test('a descendant that has left the group does not keep the guard', async () => {
  const child = runScript(`
    const { spawn } = require('node:child_process');
    const options = { stdio: ['ignore', 'inherit', 'ignore'], detached: true };
    const runaway = spawn(process.execPath, ['-e', 'setTimeout(() => 0, 30000)'], options);
    console.log(runaway.pid);
    setTimeout(() => process.exit(4), 300);`);
  const out = read(child.stdout);
  expect(await once(child, 'exit')).toEqual([4, null]);
  process.kill(Number(out()));
});

test('a parent killed with -9 takes the command along', async () => {
  const module = fileURLToPath(new URL('./spawn-guarded.ts', import.meta.url));
  const parent = keep(
    spawn(process.execPath, [
      '--import',
      'tsx',
      '--input-type=module',
      '--eval',
      `import { spawnGuarded } from ${JSON.stringify(module)};
       const child = spawnGuarded('sh', ['-c', 'echo $$; exec sleep 60']);
       child.stdout.pipe(process.stdout);`,
    ]),
  );
  const out = read(parent.stdout);
  await vi.waitFor(() => expect(Number(out())).toBeGreaterThan(0), { timeout: 20_000 });
  expect(isAlive(Number(out()))).toBe(true);
  parent.kill('SIGKILL');
  await vi.waitFor(() => expect(isAlive(Number(out()))).toBe(false), { timeout: 8_000 });
});

function runScript(script: string, options?: GuardOptions): GuardedProcess {
  return keep(spawnGuarded(process.execPath, ['-e', script], options));
}

function keep<T extends ChildProcess>(child: T): T {
  toKill.push(child);
  return child;
}

function read(stream: NodeJS.ReadableStream): () => string {
  let text = '';
  stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return () => text;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
