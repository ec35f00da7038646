import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Vite's program. It runs in a process of its own, because it is the web workspace's tool. */
export const VITE = join(
  dirname(createRequire(import.meta.url).resolve('vite/package.json')),
  'bin',
  'vite.js',
);
