import type { MatchView } from '@futsal-cup/domain/contracts/views/cup-views';
import { foul, goal } from '../../support/builders/entries';
import { originOf } from '../cdn/ask-origin';
import { SharedCache } from '../cdn/shared-cache';
import { CupVisits, visitCup, type Crowd } from '../cdn/visit-cup';
import { startHeaderScale } from '../cdn/weigh-headers';
import { need, ofCup } from '../samples/sample-records';
import type { BenchStack } from '../stack/start-bench-stack';
import { buildWorld, logIn, type World } from '../stack/world';
import { buildMatchesOfNow, kickOffAll } from './live-world';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** The site polls at the live interval of web/src/shelf/cup/poll-interval.ts. */
const LIVE_POLL = 1.25;
const ENTRIES_AN_HOUR = 80;
/** The step of the crowd's clock, and the round trip from the edge to the function, in seconds. */
export const STEP = 0.05;
const TO_THE_FUNCTION = 0.05;

export interface LiveCrowd {
  readonly what: string;
  readonly crowd: Pick<Crowd, 'visitors' | 'seconds' | 'arrival' | 'staysFor'>;
  /** Begins what asks the edge beside the crowd: it is called whenever the clock has advanced. */
  readonly beside?: (world: World, cache: SharedCache) => Promise<(second: number) => Promise<void>>;
}

const PART = 15 * MINUTE;

const CROWDS: readonly LiveCrowd[] = [
  {
    what: '500 visitors for a quarter of an hour',
    crowd: {
      visitors: 500,
      seconds: PART,
      arrival: (index) => (index % 50) * STEP,
      staysFor: () => PART,
    },
  },
  {
    what: '100,000 visitors in ten minutes, each for three',
    crowd: {
      visitors: 100_000,
      seconds: 10 * MINUTE,
      arrival: (index) => (index * 10 * MINUTE) / 100_000,
      staysFor: () => 3 * MINUTE,
    },
  },
];

async function enterOne(world: World, { matchId }: MatchView): Promise<void> {
  const entry = Math.random() < 0.5 ? goal() : foul();
  await world.call('enterInMatchLog', { ...ofCup(world), matchId, entries: [entry] });
}

/** Simulates each crowd of visitors while a match is live, through an edge with its own clock, and counts the traffic. */
export async function measureLiveCrowds(stack: BenchStack, crowds: readonly LiveCrowd[] = CROWDS) {
  const session = await logIn(stack.countedApi);
  const scale = await startHeaderScale();
  const outcomes = [];
  for (const { what, crowd, beside } of crowds) {
    const world = await buildWorld(stack, stack.countedApi, session);
    const matches = await buildMatchesOfNow(world, 1);
    await kickOffAll(world, matches);
    const cache = new SharedCache(originOf(stack.countedApi, scale), TO_THE_FUNCTION);
    const visits = new CupVisits(cache, world.cup.tournament.tournamentId);
    let nextEntry = HOUR / ENTRIES_AN_HOUR;
    let readsOfEntries = 0;
    let reads = 0;
    const askBeside = await beside?.(world, cache);
    stack.counter.take();
    const atSecond = async (second: number) => {
      await askBeside?.(second);
      if (second < nextEntry) return;
      nextEntry += HOUR / ENTRIES_AN_HOUR;
      reads += stack.counter.take().reads;
      await enterOne(world, need(matches[0]));
      readsOfEntries += stack.counter.take().reads;
    };
    const traffic = await visitCup(visits, { ...crowd, pollEvery: LIVE_POLL, step: STEP, atSecond });
    reads += stack.counter.take().reads;
    outcomes.push({
      what,
      ...traffic,
      visitors: crowd.visitors,
      hours: crowd.seconds / HOUR,
      visitorHours: (crowd.visitors * crowd.staysFor(0)) / HOUR,
      originCalls: cache.originCalls,
      versionCalls: cache.callsTo('/version'),
      reads: reads + readsOfEntries,
    });
  }
  await scale.stop();
  return outcomes;
}
