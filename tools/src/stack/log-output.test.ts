import type { GuardedProcess } from '@futsal-cup/local-firestore/spawn-guarded';
import { EventEmitter, once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logOutput } from './log-output';

let folder: string;
let child: EventEmitter & { readonly stdout: PassThrough; readonly stderr: PassThrough };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'futsal-cup-log-'));
  child = Object.assign(new EventEmitter(), { stdout: new PassThrough(), stderr: new PassThrough() });
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

async function write(text: string | Buffer): Promise<void> {
  child.stdout.write(text);
  await new Promise((resolve) => setTimeout(resolve, 50));
}

describe('the log of a child', () => {
  it('is for its owner alone, and begins anew when it is large', async () => {
    const file = join(folder, 'new', 'emulators.log');
    logOutput(child as unknown as GuardedProcess, file);
    const large = Buffer.alloc(20_000_001, 'x');
    await write(large);
    // The test waits until all is written, because output that is still being written would land in the file after the file begins anew. A
    // busy machine may take long.
    await vi.waitFor(async () => expect((await stat(file)).size).toBe(large.length), { timeout: 10_000 });
    await write('What matters now.');
    await vi.waitFor(async () => expect(await readFile(file, 'utf8')).toBe('What matters now.'));
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    child.emit('close');
  });

  it.skipIf(!existsSync('/dev/full'))('says once that the disk is full, and goes on', async () => {
    const told = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const file = join(folder, 'emulators.log');
    await symlink('/dev/full', file);
    logOutput(child as unknown as GuardedProcess, file);
    for (let count = 0; count < 3; count += 1) await write('Some output.');
    expect(told.mock.calls).toEqual([[`${file} cannot be written: the disk is full.`]]);
    child.stdout.end();
    await once(child.stdout, 'end');
    child.emit('close');
  });
});
