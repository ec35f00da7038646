import { freePort } from '@futsal-cup/local-firestore/free-port';
import { createServer } from 'node:net';
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

/** Fails with a user error that names the first taken port and the variable that selects another port. */
export async function assertPortsAreFree(ports: Ports): Promise<void> {
  for (const service of services) {
    if (await isPortFree(ports[service])) continue;
    const { name, variable } = SERVICES[service];
    throw new UserError(
      `Port ${ports[service]} for ${name} is taken by another program. ` +
        `Stop that program (perhaps another npm start), or choose another port: ${variable}=${ports[service] + 10} npm start`,
    );
  }
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
