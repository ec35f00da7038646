import { freePort } from '@futsal-cup/local-firestore/free-port';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { UserError } from '../user-error';

export { freePort };

export const HOST = '127.0.0.1';

export interface Ports {
  readonly hosting: number;
  readonly functions: number;
  readonly auth: number;
  readonly firestore: number;
}

const SERVICES = {
  hosting: { name: 'the site', standard: 5005, variable: 'FUTSAL_CUP_HOSTING_PORT' },
  functions: { name: 'the Functions emulator', standard: 5001, variable: 'FUTSAL_CUP_FUNCTIONS_PORT' },
  auth: { name: 'the Auth emulator', standard: 9099, variable: 'FUTSAL_CUP_AUTH_PORT' },
  firestore: { name: 'Firestore', standard: 8080, variable: 'FUTSAL_CUP_FIRESTORE_PORT' },
} as const;

type Service = keyof typeof SERVICES;
const services = Object.keys(SERVICES) as Service[];

function readPort(service: Service, env: NodeJS.ProcessEnv): number {
  const { standard, variable } = SERVICES[service];
  const text = env[variable];
  if (text === undefined || text === '') return standard;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new UserError(`${variable} is "${text}", but a port is a whole number from 1 to 65535.`);
}

/** The ports of `npm start`: the standard ones, or those that the environment names. */
export function portsFromEnvironment(env: NodeJS.ProcessEnv = process.env): Ports {
  return {
    hosting: readPort('hosting', env),
    functions: readPort('functions', env),
    auth: readPort('auth', env),
    firestore: readPort('firestore', env),
  };
}

/** The export is for the tests only. @internal */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, HOST, () => server.close(() => resolve(true)));
  });
}

/** A guard gives what it has started 20 seconds to end, and kills it then (spawn-guarded.ts). */
const CHILDREN_END_WITHIN_MS = 25_000;
const POLL_MS = 250;

async function findTaken(ports: Ports): Promise<Service | undefined> {
  for (const service of services) if (!(await isPortFree(ports[service]))) return service;
  return undefined;
}

/** Waits until what a killed `npm start` had started has ended. Returns the service whose port is taken even then. */
async function waitForChildren(ports: Ports): Promise<Service | undefined> {
  console.log('The last npm start was killed; waiting until what it had started has ended …');
  const deadline = Date.now() + CHILDREN_END_WITHIN_MS;
  let taken = await findTaken(ports);
  while (taken && Date.now() < deadline) {
    await wait(POLL_MS);
    taken = await findTaken(ports);
  }
  return taken;
}

/**
 * Fails with a user error that names the first taken port and the variable that selects another port. After a kill the ports may be taken by our own
 * emulators for a while, which end by themselves.
 */
export async function assertPortsAreFree(ports: Ports, isAfterKill: boolean): Promise<void> {
  let taken = await findTaken(ports);
  if (taken && isAfterKill) taken = await waitForChildren(ports);
  if (!taken) return;
  const { name, variable } = SERVICES[taken];
  const by = isAfterKill ? 'another program, or by what the killed npm start has left' : 'another program';
  throw new UserError(
    `Port ${ports[taken]} for ${name} is taken by ${by}. ` +
      `Stop that program (perhaps another npm start), or choose another port: ${variable}=${ports[taken] + 10} npm start`,
  );
}

/** Fails with a user error when nothing listens on the port of a service that the command needs. */
export async function assertIsRunning(name: string, port: number): Promise<void> {
  if (!(await isPortFree(port))) return;
  throw new UserError(
    `No ${name} answers on port ${port}. Run npm start in another terminal first, ` +
      'or name a real project with --project ID.',
  );
}

/** Free ports for a stack of the tests. @internal */
export async function freePorts(): Promise<Ports> {
  return {
    hosting: await freePort(),
    functions: await freePort(),
    auth: await freePort(),
    firestore: await freePort(),
  };
}
