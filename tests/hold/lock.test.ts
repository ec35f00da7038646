import { lockFolder } from '@futsal-cup/tools/state/lock';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const LOCK = JSON.stringify(createRequire(import.meta.url).resolve('@futsal-cup/tools/state/lock'));

let folder: string;
let other: ChildProcess;

/** Starts a process that locks the folder, and resolves when it has. */
async function holdLock(locked: string): Promise<ChildProcess> {
  const script = `import(${LOCK}).then(({ lockFolder }) => lockFolder(${JSON.stringify(locked)})).then(() => {
    console.log('locked');
    setInterval(() => undefined, 1_000);
  });`;
  const child = spawn(process.execPath, ['--import', TSX, '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'futsal-cup-lock-'));
  other = await holdLock(folder);
});

afterAll(async () => {
  other.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

describe('the lock of a folder', () => {
  it('is held by one process, though it is suspended', async () => {
    await expect(lockFolder(folder)).rejects.toThrow(`(process ${other.pid})`);
    other.kill('SIGSTOP');
    await expect(lockFolder(folder)).rejects.toThrow('running already');
    other.kill('SIGCONT');
  });

  it('says to the next one that it was killed, and to the one after it that it was not', async () => {
    const own = await mkdtemp(join(tmpdir(), 'futsal-cup-lock-'));
    const killed = await holdLock(own);
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    for (const isAfterKill of [true, false]) {
      const lock = await lockFolder(own);
      expect(lock.isAfterKill).toBe(isAfterKill);
      await lock.release();
    }
    await rm(own, { recursive: true });
  });

  it('is free when that process is killed, to the one that is first', async () => {
    other.kill('SIGKILL');
    await once(other, 'exit');
    const attempts = await Promise.allSettled([lockFolder(folder), lockFolder(folder)]);
    expect(attempts.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
    for (const attempt of attempts) if (attempt.status === 'fulfilled') await attempt.value.release();
    const { release } = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(`(process ${process.pid})`);
    await release();
    await (await lockFolder(folder)).release();
  });
});
