import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { runBriefly } from './run-briefly';

/** The official emulator: the Google Cloud CLI's if it is installed, else the newest that firebase-tools has fetched. */
export async function findEmulatorJar(env: NodeJS.ProcessEnv): Promise<string | null> {
  return (await findInCloudCli(env)) ?? findInFirebaseCache(env);
}

async function findInCloudCli(env: NodeJS.ProcessEnv): Promise<string | null> {
  const args = ['info', '--format=value(installation.sdk_root)'];
  const printed = await runBriefly('gcloud', args, { env, limitMs: 10_000 });
  const sdkRoot = printed?.trim().split('\n')[0];
  if (!sdkRoot) return null;
  const jar = join(sdkRoot, 'platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');
  return existsSync(jar) ? jar : null;
}

function findInFirebaseCache(env: NodeJS.ProcessEnv): string | null {
  const folder = join(env.HOME ?? homedir(), '.cache', 'firebase', 'emulators');
  if (!existsSync(folder)) return null;
  const jars = readdirSync(folder).filter((name) => /^cloud-firestore-emulator-.*\.jar$/.test(name));
  const newest = jars.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1);
  return newest === undefined ? null : join(folder, newest);
}
