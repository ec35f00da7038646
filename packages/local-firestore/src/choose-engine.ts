import { findOfficialEmulator, LEAST_JAVA_VERSION } from './find-official-emulator';

export type EngineName = 'official' | 'node';
export type EngineChoice =
  | { engine: 'official'; jar: string; java: string }
  /** `why` is a clause: "Firestore runs in Node, because " + why. */
  | { engine: 'node'; why: string };

/** The Firestore that this machine can run. `FIRESTORE_ENGINE=official` or `FIRESTORE_ENGINE=node` forces one of the two. */
export async function chooseEngine(env: NodeJS.ProcessEnv = process.env): Promise<EngineChoice> {
  const forced = readForcedEngine(env);
  if (forced === 'node') return { engine: 'node', why: 'FIRESTORE_ENGINE asks for it' };
  const found = await findOfficialEmulator(env);
  if (!('why' in found)) return { engine: 'official', ...found };
  if (forced === 'official') {
    throw new Error(
      `The official Firestore emulator is asked for, but ${found.why}. ` +
        `Install Java ${LEAST_JAVA_VERSION} or newer and the package google-cloud-cli-firestore-emulator, ` +
        'or unset FIRESTORE_ENGINE to use the engine that needs only Node.',
    );
  }
  return { engine: 'node', ...found };
}

function readForcedEngine({ FIRESTORE_ENGINE: forced }: NodeJS.ProcessEnv): EngineName | null {
  if (!forced) return null;
  if (forced === 'official' || forced === 'node') return forced;
  throw new Error(`FIRESTORE_ENGINE is '${forced}', but it can only be 'official' or 'node'.`);
}

/**
 * Why tests that need the official engine are skipped on this machine, or null if they run. They always run where
 * FUTSAL_CUP_REQUIRE_OFFICIAL=1 is set, as in CI: there a missing emulator is a failure.
 * @internal
 */
export async function whySkipOfficialEngine(env: NodeJS.ProcessEnv = process.env): Promise<string | null> {
  if (env.FUTSAL_CUP_REQUIRE_OFFICIAL === '1') return null;
  const found = await findOfficialEmulator(env);
  return 'why' in found ? found.why : null;
}
