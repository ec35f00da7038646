import { afterEach, describe, expect, test, vi } from 'vitest';

const NOW = Date.parse('2030-05-11T10:00:00Z');
const SECOND = 1_000;

/** The time since the page was opened, and how far the server's clock is ahead of it. */
let pageTime = 0;

interface Travel {
  /** How long the request and the answer travel. */
  readonly there: number;
  readonly back: number;
}

/** Simulates a separate page on a device whose clock is hours wrong. */
async function openPage(ahead = NOW) {
  vi.resetModules();
  const { noteServerTime } = await import('./server-time');
  const { serverNow } = await import('./server-now');
  pageTime = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => pageTime);
  vi.spyOn(Date, 'now').mockReturnValue(NOW - 7 * 3_600 * SECOND);
  return {
    /** Sends a request that is answered with the server's time. A cache may have stored the answer for `age`. */
    ask: ({ there, back }: Travel, age = 0) => {
      const askedAt = pageTime;
      const answeredAt = pageTime + there + ahead - age;
      pageTime += there + back;
      noteServerTime(new Date(answeredAt).toUTCString(), askedAt);
    },
    noteServerTime,
    wait: (milliseconds: number) => {
      pageTime += milliseconds;
    },
    error: () => serverNow() - (pageTime + ahead),
    serverNow,
  };
}

/** Returns pseudo-random numbers from 0 to 1. The same seed always gives the same numbers. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Simulates half a minute of a page with a live match: three answers when it is opened, then one about every 1.25 seconds. */
async function errorAfterHalfAMinute(roundTrip: number, seed: number): Promise<number> {
  const random = numbersFrom(seed);
  const page = await openPage(NOW + random() * SECOND);
  const travel = () => {
    const whole = roundTrip * (0.8 + 0.4 * random());
    const there = whole * (0.3 + 0.4 * random());
    return { there, back: whole - there };
  };
  for (let question = 0; question < 26; question += 1) {
    page.ask(travel());
    page.wait(question < 2 ? 100 : 1_250 * (0.9 + random() / 5));
  }
  return page.error();
}

describe("the server's clock", () => {
  // Files of tests share a process: the next one gets a page that no server has answered.
  afterEach(() => {
    vi.restoreAllMocks();
    vi.resetModules();
  });

  test("is the device's own until there is an answer, and after answers without a date", async () => {
    const { serverNow, noteServerTime } = await openPage();
    noteServerTime(null, 0);
    noteServerTime('yesterday', 0);
    expect(serverNow()).toBe(Date.now());
  });

  test('is known to half a second and half a round trip after the first answer', async () => {
    for (let fraction = 0; fraction < SECOND; fraction += 50) {
      const page = await openPage(NOW + fraction);
      page.ask({ there: 25, back: 25 });
      expect(Math.abs(page.error())).toBeLessThanOrEqual(525);
    }
  });

  test.each([50, 100, 200, 400, 800])(
    'is known to half a second after half a minute with round trips of %i ms, and two screens differ by less than one',
    async (roundTrip) => {
      const errors = [];
      for (let seed = 1; seed <= 60; seed += 1) errors.push(await errorAfterHalfAMinute(roundTrip, seed));
      expect(Math.max(...errors.map(Math.abs))).toBeLessThanOrEqual(500);
      expect(Math.max(...errors) - Math.min(...errors)).toBeLessThanOrEqual(SECOND);
    },
  );

  test('is not put back by an old answer from a cache, nor for long by one that was the first', async () => {
    const page = await openPage();
    page.ask({ there: 25, back: 25 }, 9 * SECOND);
    for (let second = 0; second < 30; second += 1) {
      page.wait(1_087);
      page.ask({ there: 25, back: 25 });
    }
    expect(Math.abs(page.error())).toBeLessThanOrEqual(100);
    page.ask({ there: 25, back: 25 }, 9 * SECOND);
    page.ask({ there: 25, back: 25 }, 700);
    expect(Math.abs(page.error())).toBeLessThanOrEqual(500);
  });

  test('catches up after the device has slept, while which its time of the page may have stood still', async () => {
    const page = await openPage();
    page.ask({ there: 25, back: 25 });
    const slept = 3_600 * SECOND;
    page.noteServerTime(new Date(NOW + pageTime + slept).toUTCString(), pageTime);
    expect(Math.abs(page.error() - slept)).toBeLessThanOrEqual(500);
  });
});
