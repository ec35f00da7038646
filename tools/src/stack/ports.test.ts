import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { assertPortsAreFree, freePorts, HOST, type Ports } from './ports';

let ports: Ports;
let server: Server;

beforeEach(async () => {
  vi.spyOn(console, 'log').mockReturnValue(undefined);
  ports = await freePorts();
  server = createServer().listen(ports.auth, HOST);
  await once(server, 'listening');
});

afterEach(() => {
  vi.restoreAllMocks();
  server.close();
});

it('a port that another program has is named at once', async () => {
  await expect(assertPortsAreFree(ports, false)).rejects.toMatchObject({
    name: 'UserError',
    message: expect.stringContaining(
      `Port ${ports.auth} for the Auth emulator is taken by another program.`,
    ) as string,
  });
  expect(console.log).not.toHaveBeenCalled();
});

it('after a kill a port is waited for, which what was started before still has', async () => {
  setTimeout(() => server.close(), 500);
  await assertPortsAreFree(ports, true);
  expect(console.log).toHaveBeenCalledWith(
    'The last npm start was killed; waiting until what it had started has ended …',
  );
});

it('after a kill nobody waits for ports that are free', async () => {
  server.close();
  await once(server, 'close');
  await assertPortsAreFree(ports, true);
  expect(console.log).not.toHaveBeenCalled();
});

it('after a kill and a wait a port that stays taken is said to be either’s', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const asked = assertPortsAreFree(ports, true);
  const said = expect(asked).rejects.toThrow('or by what the killed npm start has left');
  await vi.waitFor(() => expect(console.log).toHaveBeenCalled());
  vi.setSystemTime(Date.now() + 60_000);
  await said;
  vi.useRealTimers();
});
