import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

export const LEAST_JAVA_VERSION = 17;
/** The time limit for an answer is high: gcloud answers within a second, but takes ten times as long on a busy machine. */
const ANSWER_LIMIT_MS = 30_000;

/** The Java and the jar that run Google's emulator, or why this machine cannot run it. */
export type OfficialEmulator = { java: string; jar: string } | { why: string };

export async function findOfficialEmulator(env: NodeJS.ProcessEnv): Promise<OfficialEmulator> {
  const [java, jar] = await Promise.all([findJava(env), findJar(env)]);
  if ('why' in java) return java;
  if (jar === null) return { why: 'no official emulator (its jar) was found' };
  return { ...java, jar };
}

/** The Java of JAVA_HOME if its version is suitable, else the one on the PATH. */
async function findJava(env: NodeJS.ProcessEnv): Promise<{ java: string } | { why: string }> {
  const candidates = [...(env.JAVA_HOME ? [join(env.JAVA_HOME, 'bin', 'java')] : []), 'java'];
  let why = 'no Java was found';
  for (const java of candidates) {
    const printed = await runBriefly(java, ['-version'], { env, limitMs: ANSWER_LIMIT_MS });
    const version = printed === null ? null : parseJavaVersion(printed);
    if (version === null) continue;
    if (version >= LEAST_JAVA_VERSION) return { java };
    why = `the Java found is version ${version}, older than ${LEAST_JAVA_VERSION}`;
  }
  return { why };
}

/** The feature release of what `java -version` prints: 17 for "17.0.15", 8 for "1.8.0_392". @internal */
export function parseJavaVersion(printed: string): number | null {
  const match = /version "(?:1\.)?(\d+)/.exec(printed);
  return match ? Number(match[1]) : null;
}

/** The jar of the Google Cloud CLI if it is installed, else the newest that firebase-tools has fetched. */
async function findJar(env: NodeJS.ProcessEnv): Promise<string | null> {
  return (await findJarOfCloudCli(env)) ?? findJarOfFirebaseTools(env);
}

async function findJarOfCloudCli(env: NodeJS.ProcessEnv): Promise<string | null> {
  const args = ['info', '--format=value(installation.sdk_root)'];
  const printed = await runBriefly('gcloud', args, { env, limitMs: ANSWER_LIMIT_MS });
  const sdkRoot = printed?.trim().split('\n')[0];
  if (!sdkRoot) return null;
  const jar = join(sdkRoot, 'platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');
  return existsSync(jar) ? jar : null;
}

function findJarOfFirebaseTools(env: NodeJS.ProcessEnv): string | null {
  const folder = join(env.HOME ?? homedir(), '.cache', 'firebase', 'emulators');
  if (!existsSync(folder)) return null;
  const jars = readdirSync(folder).filter((name) => /^cloud-firestore-emulator-.*\.jar$/.test(name));
  const newest = jars.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1);
  return newest === undefined ? null : join(folder, newest);
}

/** The output of a command (both streams), or null if it is missing, fails or takes longer than the limit. @internal */
export function runBriefly(
  command: string,
  args: readonly string[],
  options: { env: NodeJS.ProcessEnv; limitMs: number },
): Promise<string | null> {
  return new Promise((resolve) => {
    execFile(
      command,
      args,
      { env: options.env, timeout: options.limitMs, killSignal: 'SIGKILL' },
      (error, stdout, stderr) => resolve(error ? null : stdout + stderr),
    );
  });
}
