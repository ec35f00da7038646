import { setTimeout as wait } from 'node:timers/promises';

const OFFLINE_MS = 60_000;
const BURST_EVERY_MS = 20_000;
const BURST_MS = 4_000;

interface Weather {
  readonly origin: string;
  /** When the run with the scorers begins, and how long it lasts, in milliseconds. */
  readonly begunAt: number;
  readonly lengthMs: number;
}

/** The faults that the network has caused in the calls of all phones. */
export interface Faults {
  calls: number;
  lostAnswers: number;
  busy: number;
  offline: number;
}

export const noFaults = (): Faults => ({ calls: 0, lostAnswers: 0, busy: 0, offline: 0 });

/**
 * Simulates the network of a hall for one phone: lopsided round trips of 50 to 800 ms, three of ten answers lost after the server
 * has done its work, bursts of 503 for everybody, and a minute without a network.
 */
export function hallNetwork(
  { origin, begunAt, lengthMs }: Weather,
  faults: Faults,
  isGood: () => boolean,
): typeof fetch {
  const offlineFrom = begunAt + Math.random() * Math.max(0, lengthMs - OFFLINE_MS);
  return async (url, init) => {
    const now = Date.now();
    if (!isGood() && now > offlineFrom && now < offlineFrom + OFFLINE_MS) {
      faults.offline += 1;
      throw new TypeError('There is no network.');
    }
    const roundTrip = 50 + Math.random() * 750;
    const there = Math.random() * roundTrip;
    await wait(there);
    if (!isGood() && (now - begunAt) % BURST_EVERY_MS < BURST_MS) {
      faults.busy += 1;
      return new Response('busy', { status: 503, headers: { 'Retry-After': '1' } });
    }
    faults.calls += 1;
    const answer = await fetch(`${origin}${String(url)}`, init);
    await wait(roundTrip - there);
    if (!isGood() && Math.random() < 0.3) {
      faults.lostAnswers += 1;
      throw new TypeError('The answer was lost.');
    }
    return answer;
  };
}
