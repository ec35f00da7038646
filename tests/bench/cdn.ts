import type { BenchContext } from './bench-context';
import { originOf } from './cdn/ask-origin';
import { SharedCache } from './cdn/shared-cache';
import { CupVisits, visitCup, type Crowd } from './cdn/visit-cup';
import { startHeaderScale, type HeaderScale } from './cdn/weigh-headers';
import type { Findings } from './report/findings';
import { round } from './report/statistics';
import { SAMPLE_CALLS } from './samples/sample-calls';
import type { BenchStack } from './stack/start-bench-stack';
import { buildWorld, logIn, type World } from './stack/world';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** The site polls at the interval of web/src/shelf/cup/poll-interval.ts. */
const MATCH_DAY_POLL = 15;
const QUIET_POLL = 5 * MINUTE;

interface Scenario {
  readonly what: string;
  readonly crowd: Omit<Crowd, 'atSecond'>;
  /** A score is entered every so many seconds; null means never. */
  readonly scoreEvery: number | null;
}

const SCENARIOS: readonly Scenario[] = [
  {
    what: '100,000 visitors in ten minutes, each for three; a score every minute',
    crowd: {
      visitors: 100_000,
      seconds: 10 * MINUTE,
      arrival: (index) => Math.floor((index * 10 * MINUTE) / 100_000),
      staysFor: () => 3 * MINUTE,
      pollEvery: MATCH_DAY_POLL,
    },
    scoreEvery: MINUTE,
  },
  {
    what: '2,000 visitors over a match day of four hours, each for half an hour; a score every 7.5 minutes',
    crowd: {
      visitors: 2_000,
      seconds: 4 * HOUR,
      arrival: (index) => Math.floor((index * 4 * HOUR) / 2_000),
      staysFor: () => 30 * MINUTE,
      pollEvery: MATCH_DAY_POLL,
    },
    scoreEvery: 7.5 * MINUTE,
  },
  {
    what: 'the same match day, but all 2,000 stay in front of the page for all four hours',
    crowd: {
      visitors: 2_000,
      seconds: 4 * HOUR,
      arrival: (index) => index % MINUTE,
      staysFor: () => 4 * HOUR,
      pollEvery: MATCH_DAY_POLL,
    },
    scoreEvery: 7.5 * MINUTE,
  },
  {
    what: 'a quiet evening of four hours without a match, 2,000 visitors all the time',
    crowd: {
      visitors: 2_000,
      seconds: 4 * HOUR,
      arrival: (index) => index % MINUTE,
      staysFor: () => 4 * HOUR,
      pollEvery: QUIET_POLL,
    },
    scoreEvery: null,
  },
];

async function enterScore(world: World): Promise<void> {
  await world.call('editGroupMatch', await SAMPLE_CALLS.editGroupMatch(world));
}

interface Outcome {
  readonly originCalls: number;
  readonly reads: number;
  readonly requests: number;
  readonly bytes: number;
}

async function play(
  stack: BenchStack,
  scale: HeaderScale,
  world: World,
  { crowd, scoreEvery }: Scenario,
): Promise<Outcome> {
  const cache = new SharedCache(originOf(stack.countedApi, scale));
  const visits = new CupVisits(cache, world.cup.tournament.tournamentId);
  let readsOfScores = 0;
  let reads = 0;
  stack.counter.take();
  const atSecond = async (second: number) => {
    if (scoreEvery === null || second === 0 || second % scoreEvery !== 0) return;
    reads += stack.counter.take().reads;
    await enterScore(world);
    readsOfScores += stack.counter.take().reads;
  };
  const traffic = await visitCup(visits, { ...crowd, atSecond });
  reads += stack.counter.take().reads + readsOfScores;
  return { originCalls: cache.originCalls, reads, ...traffic };
}

function row({ what, crowd }: Scenario, { originCalls, reads, requests, bytes }: Outcome) {
  return {
    crowd: what,
    'requests of the visitors': requests.toLocaleString('en-GB'),
    'calls of the function': originCalls,
    'reads of Firestore': reads,
    'MB to the visitors': round(bytes / 1e6, 1),
    'kB a visitor': round(bytes / crowd.visitors / 1_000, 1),
  };
}

/**
 * Simulates crowds of visitors at one edge of the CDN, on a simulated clock, in front of the real function. With n edges there are at most
 * n times as many calls and reads. Only the bytes of the API count, as HTTP/2 sends them; each visitor also loads the site's own files
 * once.
 */
export async function benchCdn(context: BenchContext): Promise<Findings> {
  const stack = await context.stack();
  const session = await logIn(stack.countedApi);
  const scale = await startHeaderScale();
  const rows = [];
  const outcomes: Outcome[] = [];
  for (const scenario of SCENARIOS) {
    const world = await buildWorld(stack, stack.countedApi, session);
    const outcome = await play(stack, scale, world, scenario);
    outcomes.push(outcome);
    rows.push(row(scenario, outcome));
  }
  await scale.stop();
  const [rush, , , quiet] = outcomes;
  return {
    tables: [rows],
    promises: [
      {
        promise: '100,000 visitors in ten minutes are served by the CDN',
        measured: `${rush?.originCalls ?? 0} calls of the function and ${rush?.reads ?? 0} reads on one edge`,
        isMet: (rush?.originCalls ?? Infinity) <= 300,
      },
      {
        promise: 'a quiet evening of 2,000 visitors costs megabytes, not gigabytes',
        measured: `${round((quiet?.bytes ?? 0) / 1e6)} MB`,
        isMet: (quiet?.bytes ?? Infinity) < 1e9,
      },
    ],
  };
}
