import type { EndpointName } from '@futsal-cup/domain/contracts/endpoints';
import type { BenchContext } from './bench-context';
import { ENDPOINT_NAMES } from './counting/count-endpoints';
import type { Findings } from './report/findings';
import { median, percentile, round } from './report/statistics';
import { SAMPLE_CALLS } from './samples/sample-calls';
import { credentialFor } from './samples/sample-scoring';
import { prepareCall, send, type PreparedCall } from './stack/api-client';
import type { BenchStack } from './stack/start-bench-stack';
import { buildWorld, logIn, type Session } from './stack/world';

const CUPS = 3;
/**
 * An endpoint is called this often on the same cup. Every call that creates a stage adds to the cup, and the limit on stages allows no more
 * calls.
 */
const CALLS_PER_CUP = 8;
const WARM_UP_CALLS = 2;

interface Measured {
  readonly name: EndpointName;
  readonly ours: readonly number[];
  readonly bare: readonly number[];
  readonly bareRead: readonly number[];
}

const BARE_CALL: PreparedCall = { method: 'GET', path: '/', headers: {}, body: undefined };
const BARE_READ: PreparedCall = { ...BARE_CALL, path: '/read' };

async function time(origin: string, call: PreparedCall): Promise<number> {
  const start = performance.now();
  await send(origin, call);
  return performance.now() - start;
}

/** Measures an endpoint. Calls the bare function right before each call, so that other work of the machine slows both functions alike. */
async function measure(stack: BenchStack, session: Session, name: EndpointName): Promise<Measured> {
  const ours: number[] = [];
  const bare: number[] = [];
  const bareRead: number[] = [];
  for (let cup = 0; cup < CUPS; cup += 1) {
    const world = await buildWorld(stack, stack.api, session);
    await world.call('getTournament', { tournamentId: world.cup.tournament.tournamentId });
    for (let turn = 0; turn < CALLS_PER_CUP; turn += 1) {
      const request = await SAMPLE_CALLS[name](world);
      const call = prepareCall(name, request, await credentialFor(name, world));
      const references = [await time(stack.bare, BARE_CALL), await time(stack.bare, BARE_READ)] as const;
      const taken = await time(stack.api, call);
      if (cup === 0 && turn < WARM_UP_CALLS) continue;
      bare.push(references[0]);
      bareRead.push(references[1]);
      ours.push(taken);
    }
  }
  return { name, ours, bare, bareRead };
}

function row({ name, ours, bare, bareRead }: Measured) {
  return {
    call: name,
    'median, ms': round(median(ours), 1),
    '95 %, ms': round(percentile(ours, 0.95), 1),
    'bare function, ms': round(median(bare), 1),
    'as a ratio': round(median(ours) / median(bare), 1),
    '95 % as a ratio': round(percentile(ours, 0.95) / percentile(bare, 0.95), 1),
    'bare with one read, ms': round(median(bareRead), 1),
    'as a ratio to it': round(median(ours) / median(bareRead), 1),
  };
}

/**
 * Measures how long each call takes, compared with a bare function that answers a constant and with one that first reads one document. A
 * call of an administrator also asks the Auth emulator whether the token was revoked, and a login is itself a call of the emulator.
 */
export async function benchLatency(context: BenchContext): Promise<Findings> {
  const stack = await context.stack();
  const session = await logIn(stack.api);
  const measured: Measured[] = [];
  for (const name of ENDPOINT_NAMES) measured.push(await measure(stack, session, name));
  return {
    tables: [measured.map(row)],
    promises: [],
  };
}
