import { freePorts, HOST } from '@futsal-cup/tools/stack/ports';
import { ROOT } from '@futsal-cup/tools/project';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const OLD_NODE =
  'data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"18.20.0"}})';

interface Run {
  readonly cwd?: string;
  readonly nodeArgs?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

function runStart({ cwd = ROOT, nodeArgs = [], env = {} }: Run) {
  const { status, stderr } = spawnSync(process.execPath, [...nodeArgs, 'tools/run.mjs', 'start'], {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return { status, stderr };
}

/** Makes a folder with the files that `npm start` needs to begin, as in a fresh clone. */
async function cloneCommand(): Promise<string> {
  const clone = await mkdtemp(join(tmpdir(), 'futsal-cup-'));
  await mkdir(join(clone, 'tools', 'src', 'commands'), { recursive: true });
  for (const file of ['tools/run.mjs', 'tools/src/commands/start.ts', 'package.json', 'package-lock.json']) {
    await cp(join(ROOT, file), join(clone, file));
  }
  return clone;
}

async function takePort() {
  const server = createServer().listen(0, HOST);
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, free: () => server.close() };
}

describe('npm start says in a sentence what to do', () => {
  it('when Node is too old', () => {
    const { status, stderr } = runStart({ nodeArgs: ['--import', OLD_NODE] });
    expect(status).toBe(1);
    expect(stderr.trim()).toMatch(
      /^Futsal Cup needs Node 20\.19 or later, and this is Node 18\.20\.0\. Install .+$/,
    );
  });

  it('when a port is taken', async () => {
    const { port, free } = await takePort();
    // The test chooses every port, because the command checks its ports one after the other, and another `npm start` may be using the
    // standard ones.
    const { hosting, functions, firestore } = await freePorts();
    const state = await mkdtemp(join(tmpdir(), 'futsal-cup-'));
    try {
      const env = {
        FUTSAL_CUP_HOSTING_PORT: String(hosting),
        FUTSAL_CUP_FUNCTIONS_PORT: String(functions),
        FUTSAL_CUP_AUTH_PORT: String(port),
        FUTSAL_CUP_FIRESTORE_PORT: String(firestore),
        FUTSAL_CUP_STATE: state,
      };
      const { status, stderr } = runStart({ env });
      expect(status).toBe(1);
      expect(stderr).toContain(`Port ${port} for the Auth emulator is taken by another program.`);
      expect(stderr).toContain(`FUTSAL_CUP_AUTH_PORT=${port + 10} npm start`);
    } finally {
      free();
      await rm(state, { recursive: true });
    }
  });

  it('when a port is no number', () => {
    const { status, stderr } = runStart({ env: { FUTSAL_CUP_HOSTING_PORT: 'http' } });
    expect(status).toBe(1);
    expect(stderr.trim()).toBe(
      'FUTSAL_CUP_HOSTING_PORT is "http", but a port is a whole number from 1 to 65535.',
    );
  });

  it('when the packages cannot be fetched', async () => {
    const clone = await cloneCommand();
    try {
      const env = {
        npm_config_registry: `http://${HOST}:9`,
        npm_config_cache: join(clone, 'cache'),
        npm_config_fetch_retries: '0',
      };
      const { status, stderr } = runStart({ cwd: clone, env });
      expect(status).toBe(1);
      expect(stderr).toContain('The packages could not be installed; npm says why above.');
    } finally {
      await rm(clone, { recursive: true });
    }
  });
});

/** A script takes the place of npm here and prints what it was asked for. */
it.skipIf(process.platform === 'win32').each([
  ['npm ci', 'nothing is installed yet', false],
  ['npm install', 'something else is installed', true],
])('a command begins with %s where %s', async (asked, _, isInstalled) => {
  const clone = await cloneCommand();
  try {
    if (isInstalled) await mkdir(join(clone, 'node_modules'));
    await writeFile(join(clone, 'npm'), '#!/bin/sh\necho "npm $1" >&2\nexit 1\n', { mode: 0o755 });
    const { stderr } = runStart({ cwd: clone, env: { PATH: `${clone}:${process.env['PATH']}` } });
    expect(stderr).toMatch(new RegExp(`^${asked}$`, 'm'));
  } finally {
    await rm(clone, { recursive: true });
  }
});
