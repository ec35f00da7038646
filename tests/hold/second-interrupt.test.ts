import { ROOT } from '@futsal-cup/tools/project';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const SCRIPT = join(import.meta.dirname, 'support', 'supervise-hanging.ts');
const INTERRUPTED = 130;

it.each(['SIGINT', 'SIGTERM'] as const)(
  'a second %s ends npm start, though nothing that it waits for ever ends',
  async (signal) => {
    const child = spawn(process.execPath, ['--import', TSX, SCRIPT], { cwd: ROOT });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    }
    const ended = once(child, 'close');
    try {
      while (!output.includes('running')) await wait(20);
      child.kill(signal);
      while (!output.includes('Saving and stopping')) await wait(20);
      await wait(500);
      expect(child.exitCode).toBeNull();
      child.kill(signal);
      expect(await ended).toEqual([INTERRUPTED, null]);
    } finally {
      child.kill('SIGKILL');
    }
  },
);
