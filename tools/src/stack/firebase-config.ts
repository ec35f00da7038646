import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../project';
import { readAssetHeaders, type HostingHeaders } from './asset-headers';
import { freePort, HOST, type Ports } from './ports';
import { isAlive } from './processes';

/** Where the built site and function lie, relative to the root of the checkout. */
export interface Built {
  readonly site: string;
  readonly functions: string;
}

export function buildIn(folder: string): Built {
  return { site: `${folder}/site`, functions: `${folder}/functions` };
}

/** The folders that firebase.json names. */
export const DEPLOYED: Built = { site: 'web/dist', functions: 'functions/dist' };

/** The folders that `firebase deploy` uses; the tests of `npm start` name others, so as not to disturb a running site. */
export function buildFromEnvironment(env: NodeJS.ProcessEnv = process.env): Built {
  const folder = env['FUTSAL_CUP_BUILD'];
  return folder ? buildIn(folder) : DEPLOYED;
}

interface FirebaseConfig {
  hosting: { public: string; headers: HostingHeaders[] };
  functions: { source: string }[];
  emulators: Record<string, unknown>;
}

export interface WrittenConfig {
  readonly file: string;
  remove(): Promise<void>;
}

async function withBuild(config: FirebaseConfig, built: Built): Promise<FirebaseConfig> {
  const headers = [...config.hosting.headers, ...(await readAssetHeaders(built.site))];
  return {
    ...config,
    hosting: { ...config.hosting, public: built.site, headers },
    functions: config.functions.map((codebase) => ({ ...codebase, source: built.functions })),
  };
}

async function withPorts(config: FirebaseConfig, ports: Ports): Promise<FirebaseConfig> {
  return {
    ...config,
    emulators: {
      ...config.emulators,
      hosting: { host: HOST, port: ports.hosting },
      functions: { host: HOST, port: ports.functions },
      auth: { host: HOST, port: ports.auth },
      hub: { host: HOST, port: await freePort() },
      logging: { host: HOST, port: await freePort() },
      // Functions bring these along; two suites that begin at once would both look for the next port that is free.
      eventarc: { host: HOST, port: await freePort() },
      tasks: { host: HOST, port: await freePort() },
    },
  };
}

const COPY = /^\.firebase-(\d+)-\d+\.json$/;

/** Removes the copies of `firebase.json` that killed processes left behind. */
async function removeOrphans(): Promise<void> {
  const orphans = (await readdir(ROOT)).filter((name) => {
    const [, pid] = COPY.exec(name) ?? [];
    return pid !== undefined && !isAlive(Number(pid));
  });
  await Promise.all(orphans.map((name) => rm(join(ROOT, name), { force: true })));
}

async function writeCopy(name: string, config: FirebaseConfig): Promise<WrittenConfig> {
  const file = join(ROOT, `.firebase-${process.pid}-${name}.json`);
  await writeFile(file, JSON.stringify(config, null, 2));
  return { file, remove: () => rm(file, { force: true }) };
}

async function readBuildConfig(built: Built): Promise<FirebaseConfig> {
  await removeOrphans();
  const original = JSON.parse(await readFile(join(ROOT, 'firebase.json'), 'utf8')) as FirebaseConfig;
  return withBuild(original, built);
}

/**
 * firebase-tools takes ports from its configuration only, and folders relative to that file: so each running suite gets
 * a copy of `firebase.json` beside the original, removed when it stops.
 */
export async function writeFirebaseConfig(ports: Ports, built: Built): Promise<WrittenConfig> {
  return writeCopy(String(ports.hosting), await withPorts(await readBuildConfig(built), ports));
}

/** The configuration of a deploy: `firebase.json` with the headers of the files that the build has made. */
export async function writeDeployConfig(built: Built): Promise<WrittenConfig> {
  return writeCopy('0', await readBuildConfig(built));
}
