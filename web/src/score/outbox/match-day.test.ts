import { MATCH_RULE_PRESETS } from '@futsal-cup/domain/cup/match-rules';
import { assert, asyncProperty, integer } from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildScorerMatch, FakeScoreApi } from '../../testing/fake-score-api';
import { freshDatabase } from '../../testing/fresh-database';
import { findProblems, finish, scoreMatch } from '../../testing/match-day';
import { SimulatedPhone } from '../../testing/simulated-phone';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const MINUTE = 60_000;

/** Uses Park and Miller's generator, which gives the same numbers for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

async function passTimeUntil(work: Promise<unknown>): Promise<void> {
  let isDone = false;
  const done = work.finally(() => (isDone = true));
  while (!isDone) await vi.advanceTimersByTimeAsync(1_000);
  await done;
}

/**
 * Simulates the network of a hall: it is slow and asymmetric, it loses three answers of ten, and it fails completely for a
 * minute.
 */
function badNetwork(api: FakeScoreApi, random: () => number, isGood: () => boolean): typeof fetch {
  const offlineFrom = Date.now() + random() * MINUTE;
  const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  return async (url, init) => {
    const isOffline = Date.now() > offlineFrom && Date.now() < offlineFrom + MINUTE;
    if (isOffline && !isGood()) throw new TypeError('Failed to fetch');
    const roundTrip = 50 + random() * 750;
    const there = random() * roundTrip;
    await wait(there);
    if (!isGood() && random() < 0.1)
      return new Response('busy', { status: 503, headers: { 'Retry-After': '2' } });
    const answer = await api.fetch(String(url), init);
    await wait(roundTrip - there);
    if (!isGood() && random() < 0.3) throw new TypeError('Failed to fetch');
    return answer;
  };
}

test(
  'a match day in a bad network loses nothing and doubles nothing, and all screens agree',
  { timeout: 120_000 },
  async () => {
    const seed = integer({ min: 1, max: 2 ** 31 - 2 });
    const minutesWrong = integer({ min: -10, max: 10 });
    await assert(
      asyncProperty(seed, minutesWrong, async (first, wrong) => {
        freshDatabase();
        const random = randomFrom(first);
        const rules = MATCH_RULE_PRESETS.futsal;
        const api = new FakeScoreApi({
          rules,
          matches: ['a', 'b'].map((matchId) => buildScorerMatch({ matchId })),
        });
        let isGood = false;
        const phones = ['a', 'a', 'b'].map(
          (matchId, index) =>
            new SimulatedPhone({
              name: `phone ${index}`,
              match: { tournamentId: 'cup-1', matchId, rules, deviceKey: api.deviceKey },
              wrongBy: index % 2 === 0 ? wrong * MINUTE : -wrong * MINUTE,
              ask: badNetwork(api, random, () => isGood),
              random,
            }),
        );
        const endsAt = Date.now() + 2 * MINUTE;
        const played = Promise.all(phones.map((phone) => scoreMatch(phone, { random, endsAt })));
        await passTimeUntil(played);
        isGood = true;
        await passTimeUntil(finish(phones));
        const problems = phones.flatMap((phone) =>
          findProblems(phone, api.logs.get(phone.match.matchId)?.entries ?? []),
        );
        expect(problems).toEqual([]);
        expect(phones.reduce((sum, { shown }) => sum + shown.size, 0)).toBeGreaterThan(30);
      }),
      { numRuns: 2 },
    );
  },
);
