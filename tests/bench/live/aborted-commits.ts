import type { MatchView } from '@futsal-cup/domain/contracts/views/cup-views';
import type { EntryInput } from '@futsal-cup/domain/match-log/entries';
import { freePort, HOST } from '@futsal-cup/tools/stack/ports';
import { setTimeout as wait } from 'node:timers/promises';
import { goal } from '../../support/builders/entries';
import { startFunction } from '../../support/stack/start-function';
import { TEST_BUILD } from '../../support/stack/start-test-stack';
import { startCounter } from '../counting/start-counter';
import { need, ofCup } from '../samples/sample-records';
import type { BenchStack } from '../stack/start-bench-stack';
import { buildWorld, logIn, type World } from '../stack/world';
import { buildMatchesOfNow, kickOffAll } from './live-world';

const MATCHES = 10;
const AT_ONCE = 20;
const BURSTS = 5;
const ABORTED = 0.3;
const PER_SECOND = 2;
/** An outbox pauses longer after each failure, up to the longest pause. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 4_000;

export interface Entered {
  readonly entries: number;
  readonly sendings: number;
  /** The time of each entry from its first sending to its acknowledgement. */
  readonly milliseconds: readonly number[];
  /** How many entries are in the logs once, not at all, or more than once. */
  readonly found: number;
  readonly lost: number;
  readonly doubled: number;
}

class Scorers {
  readonly #sent: { readonly match: MatchView; readonly entry: EntryInput }[] = [];
  readonly #milliseconds: number[] = [];
  #sendings = 0;

  constructor(readonly world: World) {}

  /** Sends an entry until it is acknowledged, as the outbox of a phone does. */
  async enter(match: MatchView): Promise<void> {
    const entry = goal(Math.random() < 0.5 ? 'local' : 'visitor');
    this.#sent.push({ match, entry });
    const startedAt = performance.now();
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      this.#sendings += 1;
      const request = { ...ofCup(this.world), matchId: match.matchId, entries: [entry] };
      const answer = await this.world.call('enterInMatchLog', request).catch(() => null);
      const outcome = answer?.verdicts[0]?.outcome;
      if (outcome === 'refused') throw new Error('An entry was refused.');
      if (outcome) break;
      await wait(pause);
    }
    this.#milliseconds.push(performance.now() - startedAt);
  }

  async #entriesIn(matches: readonly MatchView[]): Promise<string[]> {
    const found: string[] = [];
    for (const { matchId } of matches) {
      const { log } = await this.world.call('getMatchLog', { ...ofCup(this.world), matchId });
      found.push(...log.entries.map(({ entryId }) => entryId));
    }
    return found;
  }

  async count(matches: readonly MatchView[]): Promise<Entered> {
    const found = await this.#entriesIn(matches);
    const times = this.#sent.map(({ entry }) => found.filter((entryId) => entryId === entry.entryId).length);
    return {
      entries: this.#sent.length,
      sendings: this.#sendings,
      milliseconds: this.#milliseconds,
      found: times.filter((count) => count === 1).length,
      lost: times.filter((count) => count === 0).length,
      doubled: times.filter((count) => count > 1).length,
    };
  }
}

/** Sends bursts of entries; each burst starts when the one before is acknowledged. */
async function enterBursts(world: World, matches: readonly MatchView[]): Promise<Entered> {
  const scorers = new Scorers(world);
  for (let burst = 0; burst < BURSTS; burst += 1) {
    const entered = Array.from({ length: AT_ONCE }, (_, index) =>
      scorers.enter(need(matches[index % matches.length])),
    );
    await Promise.all(entered);
  }
  return scorers.count(matches);
}

/** Sends entries at a steady pace, whether or not the earlier ones are acknowledged. */
async function enterSteadily(world: World, matches: readonly MatchView[], minutes: number): Promise<Entered> {
  const scorers = new Scorers(world);
  const entered: Promise<void>[] = [];
  for (let index = 0; index < minutes * 60 * PER_SECOND; index += 1) {
    entered.push(scorers.enter(need(matches[index % matches.length])));
    await wait(1_000 / PER_SECOND);
  }
  await Promise.all(entered);
  return scorers.count(matches);
}

/** Lets scorers enter at ten matches while Firestore aborts 30 % of the commits. */
export async function enterUnderAborts({ firestore, firestoreHost, authHost }: BenchStack, minutes: number) {
  let commits = 0;
  let aborted = 0;
  let isOn = false;
  const line = await startCounter(firestoreHost, () => {
    if (!isOn) return false;
    commits += 1;
    const isAborted = Math.random() < ABORTED;
    if (isAborted) aborted += 1;
    return isAborted;
  });
  const served = await startFunction({
    folder: TEST_BUILD.functions,
    firestoreHost: line.host,
    authHost,
    port: await freePort(),
  });
  try {
    const origin = `http://${HOST}:${served.port}`;
    const world = await buildWorld({ firestore, authHost }, origin, await logIn(origin));
    const matches = await buildMatchesOfNow(world, MATCHES);
    await kickOffAll(world, matches);
    isOn = true;
    const bursts = await enterBursts(world, matches);
    const steady = await enterSteadily(world, matches, minutes);
    isOn = false;
    return { bursts, steady, commits, aborted };
  } finally {
    await served.stop();
    await line.stop();
  }
}
