import getPort, { portNumbers } from 'get-port';

/** The ports to choose from lie below the ports that the system gives to connections: from 32,768 on Linux, from 49,152 elsewhere. */
const FIRST_PORT = 11_000;
const LAST_PORT = 32_000;
const PORTS_OF_A_PROCESS = 64;
const PROCESSES = 320;

/**
 * A port that is not in use, never the same one twice in a process. Each process begins its search at another port, so that suites that
 * start at the same time do not choose the same ports. The system is not asked for a port, because it could give that port to a connection
 * before the program listens on it.
 */
export function freePort(host = '127.0.0.1'): Promise<number> {
  const first = FIRST_PORT + (process.pid % PROCESSES) * PORTS_OF_A_PROCESS;
  return getPort({ host, port: portNumbers(first, LAST_PORT), reserve: true });
}
