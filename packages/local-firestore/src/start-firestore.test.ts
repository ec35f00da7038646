import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { describeEachEngine, rulesFile } from './contract/each-engine';
import type { EngineName } from './choose-engine';
import { startFirestore, type RunningFirestore } from './start-firestore';

// Each test starts Java or Node several times, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const running: RunningFirestore[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((firestore) => firestore.stop()));
});

describeEachEngine((engine) => {
  test('port 0 takes a free port, and two of them do not meet', async () => {
    const [one, other] = await Promise.all([start(engine, 0), start(engine, 0)]);
    expect(one.engine).toBe(engine);
    expect(one.host).toMatch(/^127\.0\.0\.1:\d+$/);
    expect(other.host).not.toBe(one.host);
  });

  test('a taken port is named', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await expect(start(engine, port)).rejects.toThrow(
      `Port ${port} of 127.0.0.1, where Firestore should listen, is taken`,
    );
    server.close();
  });

  test('the port is free again after a stop, and stopping twice does no harm', async () => {
    const first = await start(engine, 0);
    await first.stop();
    await first.stop();
    expect(await isListening(portOf(first.host))).toBe(false);
    const second = await start(engine, portOf(first.host));
    expect(second.host).toBe(first.host);
  });

  test('a killed parent leaves no Firestore behind', async () => {
    const parent = spawn(process.execPath, [
      '--import',
      'tsx',
      '--input-type=module',
      '--eval',
      holder(engine),
    ]);
    let printed = '';
    parent.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    await vi.waitFor(() => expect(printed).toMatch(/127\.0\.0\.1:\d+\n/), { timeout: 60_000 });
    const port = portOf(printed.trim());
    expect(await isListening(port)).toBe(true);
    parent.kill('SIGKILL');
    await vi.waitFor(async () => expect(await isListening(port)).toBe(false), { timeout: 30_000 });
  });

  if (engine === 'official') {
    test('an engine that cannot run says why', async () => {
      const started = startFirestore({ host: '127.0.0.1', port: 0, rulesFile: 'no-such.rules', engine });
      await expect(started).rejects.toThrow(
        /Firestore \(official engine\) cannot start .*: it ended at once/,
      );
    });
  }
});

async function start(engine: EngineName, port: number): Promise<RunningFirestore> {
  const firestore = await startFirestore({ host: '127.0.0.1', port, rulesFile, engine });
  running.push(firestore);
  return firestore;
}

function holder(engine: EngineName): string {
  const module = fileURLToPath(new URL('./start-firestore.ts', import.meta.url));
  const options = { host: '127.0.0.1', port: 0, rulesFile, engine };
  return `import { startFirestore } from ${JSON.stringify(module)};
    const { host } = await startFirestore(${JSON.stringify(options)});
    console.log(host);`;
}

function portOf(address: string): number {
  return Number(address.split(':')[1]);
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
