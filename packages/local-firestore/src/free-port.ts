import getPort, { portNumbers } from 'get-port';

/** Below the ports that the system hands out to connections: from 32,768 on Linux, from 49,152 elsewhere. */
const FIRST_PORT = 11_000;
const LAST_PORT = 32_000;
const PORTS_OF_A_PROCESS = 64;
const PROCESSES = 320;

/**
 * A port that nobody uses, never the same one twice in a process. Each process searches from a place of its own, so that
 * suites that start at the same time do not choose the same ports. One that the system chooses could be given to a connection
 * before the program that it was chosen for listens on it.
 */
export function freePort(host = '127.0.0.1'): Promise<number> {
  const first = FIRST_PORT + (process.pid % PROCESSES) * PORTS_OF_A_PROCESS;
  return getPort({ host, port: portNumbers(first, LAST_PORT), reserve: true });
}
