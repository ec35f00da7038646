import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chooseEngine } from './choose-engine';
import { parseJavaVersion, runBriefly } from './find-official-emulator';

let machine: string;
let env: NodeJS.ProcessEnv;

beforeEach(() => {
  machine = mkdtempSync(join(tmpdir(), 'machine-'));
  env = { PATH: join(machine, 'bin'), HOME: machine };
});
afterEach(() => rmSync(machine, { recursive: true }));

describe('choosing an engine', () => {
  test('Java and the Cloud CLI with its emulator make it the official one', async () => {
    installJava('17.0.15');
    const jar = installCloudCli();
    expect(await chooseEngine(env)).toEqual({ engine: 'official', jar, java: 'java' });
  });

  test('without the Cloud CLI it is the newest emulator that firebase-tools has fetched', async () => {
    installJava('21');
    installFetchedEmulator('1.9.0');
    const newest = installFetchedEmulator('1.19.8');
    installFetchedEmulator('1.18.2');
    expect(await chooseEngine(env)).toEqual({ engine: 'official', jar: newest, java: 'java' });
  });

  test('a Cloud CLI without the emulator does not stop the search', async () => {
    installJava('17.0.15');
    rmSync(installCloudCli());
    const jar = installFetchedEmulator('1.19.8');
    expect(await chooseEngine(env)).toMatchObject({ engine: 'official', jar });
  });

  test('the Java of JAVA_HOME goes first', async () => {
    installJava('11.0.2');
    installCloudCli();
    const home = join(machine, 'jdk');
    installJava('21.0.1', join(home, 'bin'));
    const choice = await chooseEngine({ ...env, JAVA_HOME: home });
    expect(choice).toMatchObject({ engine: 'official', java: join(home, 'bin', 'java') });
  });

  test('a JAVA_HOME that holds no Java is passed over', async () => {
    installJava('17.0.15');
    installCloudCli();
    const choice = await chooseEngine({ ...env, JAVA_HOME: join(machine, 'gone') });
    expect(choice).toMatchObject({ engine: 'official', java: 'java' });
  });

  test('without Java it is the Node one', async () => {
    installCloudCli();
    expect(await chooseEngine(env)).toEqual({ engine: 'node', why: 'no Java was found' });
  });

  test('an old Java is as good as none', async () => {
    installJava('1.8.0_392');
    installCloudCli();
    const why = 'the Java found is version 8, older than 17';
    expect(await chooseEngine(env)).toEqual({ engine: 'node', why });
  });

  test('Java alone does not make it the official one', async () => {
    installJava('17.0.15');
    expect(await chooseEngine(env)).toEqual({
      engine: 'node',
      why: 'no official emulator (its jar) was found',
    });
  });

  test('FIRESTORE_ENGINE=node forces the Node one', async () => {
    installJava('17.0.15');
    installCloudCli();
    const choice = await chooseEngine({ ...env, FIRESTORE_ENGINE: 'node' });
    expect(choice).toEqual({ engine: 'node', why: 'FIRESTORE_ENGINE asks for it' });
  });

  test('FIRESTORE_ENGINE=official is an error that says what is missing and what to do', async () => {
    const forced = { ...env, FIRESTORE_ENGINE: 'official' };
    await expect(chooseEngine(forced)).rejects.toThrow(/no Java was found\. Install Java 17 or newer and/);
    installJava('17.0.15');
    await expect(chooseEngine(forced)).rejects.toThrow(/its jar\) was found\. Install .* or unset FIRESTORE/);
    installCloudCli();
    await expect(chooseEngine(forced)).resolves.toMatchObject({ engine: 'official' });
  });

  test('any other FIRESTORE_ENGINE is refused', async () => {
    const choice = chooseEngine({ ...env, FIRESTORE_ENGINE: 'oficial' });
    await expect(choice).rejects.toThrow("FIRESTORE_ENGINE is 'oficial'");
  });
});

describe('looking at the machine', () => {
  test.each([
    ['openjdk version "17.0.15" 2025-04-15', 17],
    ['java version "1.8.0_392"', 8],
    ['openjdk version "21" 2023-09-19', 21],
    ['openjdk version "22-ea" 2024-03-19', 22],
    ['command not found', null],
  ])('%s is Java %s', (printed, version) => {
    expect(parseJavaVersion(printed)).toBe(version);
  });

  test('a command that hangs counts as missing once its time is over', async () => {
    const started = Date.now();
    const printed = await runBriefly('sh', ['-c', 'echo soon; sleep 30'], { env: process.env, limitMs: 200 });
    expect(printed).toBe(null);
    expect(Date.now() - started).toBeLessThan(5_000);
  });

  test('a command that fails counts as missing', async () => {
    const limits = { env: process.env, limitMs: 5_000 };
    expect(await runBriefly('sh', ['-c', 'echo no; exit 1'], limits)).toBe(null);
    expect(await runBriefly('no-such-command', [], limits)).toBe(null);
    expect(await runBriefly('sh', ['-c', 'echo out; echo err >&2'], limits)).toBe('out\nerr\n');
  });
});

function installJava(version: string, folder = join(machine, 'bin')): void {
  writeProgram(join(folder, 'java'), `echo 'openjdk version "${version}"' >&2`);
}

function installCloudCli(): string {
  writeProgram(join(machine, 'bin', 'gcloud'), `echo '${machine}/sdk'`);
  return writeEmpty(
    join(machine, 'sdk', 'platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar'),
  );
}

function installFetchedEmulator(version: string): string {
  return writeEmpty(
    join(machine, '.cache', 'firebase', 'emulators', `cloud-firestore-emulator-v${version}.jar`),
  );
}

function writeProgram(path: string, script: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
}

function writeEmpty(path: string): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '');
  return path;
}
