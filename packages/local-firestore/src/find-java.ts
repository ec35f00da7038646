import { join } from 'node:path';
import { runBriefly } from './run-briefly';

export const LEAST_JAVA_VERSION = 17;

export type FoundJava = { java: string } | { why: string };

/** The Java of JAVA_HOME if it will do, else the one on the PATH. */
export async function findJava(env: NodeJS.ProcessEnv): Promise<FoundJava> {
  const candidates = [...(env.JAVA_HOME ? [join(env.JAVA_HOME, 'bin', 'java')] : []), 'java'];
  let why = 'no Java was found';
  for (const java of candidates) {
    const printed = await runBriefly(java, ['-version'], { env, limitMs: 10_000 });
    const version = printed === null ? null : parseJavaVersion(printed);
    if (version === null) continue;
    if (version >= LEAST_JAVA_VERSION) return { java };
    why = `the Java found is version ${version}, older than ${LEAST_JAVA_VERSION}`;
  }
  return { why };
}

/** The feature release of what `java -version` prints: 17 for "17.0.15", 8 for "1.8.0_392". */
export function parseJavaVersion(printed: string): number | null {
  const match = /version "(?:1\.)?(\d+)/.exec(printed);
  return match ? Number(match[1]) : null;
}
