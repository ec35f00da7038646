import { findEmulatorJar } from './find-emulator-jar';
import { findJava, LEAST_JAVA_VERSION } from './find-java';

export type EngineName = 'official' | 'node';
export type EngineChoice =
  | { engine: 'official'; jar: string; java: string }
  /** `why` is a clause: "Firestore runs in Node, because " + why. */
  | { engine: 'node'; why: string };

/** Which Firestore this machine can run. `FIRESTORE_ENGINE=official` or `node` forces one. */
export async function chooseEngine(env: NodeJS.ProcessEnv = process.env): Promise<EngineChoice> {
  const forced = readForcedEngine(env);
  if (forced === 'node') return { engine: 'node', why: 'FIRESTORE_ENGINE asks for it' };
  const choice = await lookForOfficialEngine(env);
  if (choice.engine === 'node' && forced === 'official') {
    throw new Error(
      `The official Firestore emulator is asked for, but ${choice.why}. ` +
        `Install Java ${LEAST_JAVA_VERSION} or newer and the package google-cloud-cli-firestore-emulator, ` +
        'or unset FIRESTORE_ENGINE to use the engine that needs only Node.',
    );
  }
  return choice;
}

function readForcedEngine({ FIRESTORE_ENGINE: forced }: NodeJS.ProcessEnv): EngineName | null {
  if (!forced) return null;
  if (forced === 'official' || forced === 'node') return forced;
  throw new Error(`FIRESTORE_ENGINE is '${forced}', but it can only be 'official' or 'node'.`);
}

async function lookForOfficialEngine(env: NodeJS.ProcessEnv): Promise<EngineChoice> {
  const [java, jar] = await Promise.all([findJava(env), findEmulatorJar(env)]);
  if ('why' in java) return { engine: 'node', why: java.why };
  if (jar === null) return { engine: 'node', why: 'no official emulator (its jar) was found' };
  return { engine: 'official', jar, java: java.java };
}
