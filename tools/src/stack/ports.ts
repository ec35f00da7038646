import { createServer } from 'node:net';
import { Sentence } from '../sentence';

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
  throw new Sentence(`${variable} is "${text}", but a port is a whole number from 1 to 65535.`);
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

function listen(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen(port, HOST, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : null));
    });
  });
}

export async function isPortFree(port: number): Promise<boolean> {
  return (await listen(port)) !== null;
}

/** Fails with a sentence that names the first taken port and the variable that moves it. */
export async function assertPortsAreFree(ports: Ports): Promise<void> {
  for (const service of services) {
    if (await isPortFree(ports[service])) continue;
    const { name, variable } = SERVICES[service];
    throw new Sentence(
      `Port ${ports[service]} for ${name} is taken by another program. ` +
        `Stop that program (perhaps another npm start), or choose another port: ${variable}=${ports[service] + 10} npm start`,
    );
  }
}

export async function freePort(): Promise<number> {
  const port = await listen(0);
  if (port === null) throw new Error('This machine has no free port.');
  return port;
}

/** Ports that nobody uses at the moment, for tests. */
export async function freePorts(): Promise<Ports> {
  const [hosting, functions, auth, firestore] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ]);
  return { hosting, functions, auth, firestore };
}
