import { type Arbitrary, array, assert, boolean, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PhoneClock } from './phone-clock';
import { ServerClock } from './server-clock';

/** Builds a phone whose clocks the test can set. */
function phoneAt(steady: number, timeOfDay = steady) {
  const state = { steady, timeOfDay };
  const phone = new PhoneClock(
    () => state.timeOfDay,
    () => state.steady,
  );
  return { state, phone };
}

describe('the clock of the server as a phone knows it', () => {
  test("is the phone's own until the server has told its", () => {
    expect(new ServerClock(phoneAt(5_000, 90_000).phone).now()).toBe(90_000);
  });

  test('is the one of the last visit as long as there is no network', () => {
    const { phone } = phoneAt(0, 1_000_000);
    expect(new ServerClock(phone, -600_000).now()).toBe(400_000);
  });

  test('stood in the middle of the round trip', () => {
    const clock = new ServerClock(phoneAt(10_000).phone);
    clock.take({ sentAt: 1_000, receivedAt: 1_200, now: 601_100 });
    expect(clock.now()).toBe(610_000);
  });

  test('is that of the quickest answer, also when a slow one comes later', () => {
    const clock = new ServerClock(phoneAt(10_000).phone);
    clock.take({ sentAt: 1_000, receivedAt: 1_040, now: 601_020 });
    clock.take({ sentAt: 2_000, receivedAt: 4_000, now: 602_100 });
    expect(clock.now()).toBe(610_000);
  });

  test('stays when somebody sets the clock of the phone, without a network too', () => {
    const { state, phone } = phoneAt(10_000, 10_000);
    const clock = new ServerClock(phone);
    clock.take({ sentAt: 9_000, receivedAt: 9_040, now: 609_020 });
    Object.assign(state, { steady: 20_000, timeOfDay: 900_000 });
    expect(clock.now()).toBe(620_000);
  });

  test('goes on over the sleep of a phone whose steady clock stood still', () => {
    const { state, phone } = phoneAt(10_000, 10_000);
    const clock = new ServerClock(phone);
    clock.take({ sentAt: 9_000, receivedAt: 9_040, now: 609_020 });
    phone.leave();
    Object.assign(state, { steady: 10_500, timeOfDay: 310_000 });
    phone.comeBack();
    expect(clock.now()).toBe(910_000);
  });

  test('is set right by the next answer when the phone was mistaken about its sleep', () => {
    const { state, phone } = phoneAt(10_000, 10_000);
    const clock = new ServerClock(phone);
    clock.take({ sentAt: 9_980, receivedAt: 10_000, now: 609_990 });
    phone.leave();
    // Somebody set the time of day while the page was hidden.
    Object.assign(state, { steady: 11_000, timeOfDay: 611_000 });
    phone.comeBack();
    const sentAt = phone.now();
    state.steady += 300;
    clock.take({ sentAt, receivedAt: phone.now(), now: 611_150 });
    expect(clock.now()).toBe(611_300);
  });

  test('forgets what is too old', () => {
    const clock = new ServerClock(phoneAt(0).phone);
    clock.take({ sentAt: 0, receivedAt: 10, now: 100_005 });
    clock.take({ sentAt: 700_000, receivedAt: 700_400, now: 800_240 });
    expect(clock.now()).toBe(100_040);
  });
});

/**
 * One call: its round trip, the percentage of the round trip that the request takes, and the pause after the answer. The phone's time may
 * be changed before the call.
 */
const call = record({
  roundTrip: integer({ min: 50, max: 800 }),
  there: integer({ min: 0, max: 100 }),
  pause: integer({ min: 0, max: 60_000 }),
  isSet: boolean(),
  setTo: integer({ min: -600_000, max: 600_000 }),
});

const phone = record({
  wrongBy: integer({ min: -600_000, max: 600_000 }),
  /** The clocks of the phone run too fast by this many parts in a million, which is far more than the drift of quartz. */
  drift: integer({ min: -50, max: 50 }),
  calls: array(call, { minLength: 1, maxLength: 40 }),
});

type SimulatedPhone = typeof phone extends Arbitrary<infer Phone> ? Phone : never;

/** Simulates the calls of a phone, and returns the error of its server clock after each call and each pause. */
function play({ wrongBy, drift, calls }: SimulatedPhone): number[] {
  let time = 1_900_000_000_000;
  const begun = time;
  let wrong = wrongBy;
  const steady = () => (time - begun) * (1 + drift / 1e6);
  const clock = new ServerClock(new PhoneClock(() => begun + steady() + wrong, steady));
  return calls.flatMap(({ roundTrip, there, pause, isSet, setTo }) => {
    if (isSet) wrong = setTo;
    const sentAt = clock.phone.now();
    time += (roundTrip * there) / 100;
    const now = time;
    time += (roundTrip * (100 - there)) / 100;
    clock.take({ sentAt, receivedAt: clock.phone.now(), now });
    const after = clock.now() - time;
    time += pause;
    return [after, clock.now() - time];
  });
}

describe('on any phone, at round trips of 50 to 800 ms, as lopsided as can be', () => {
  test('it is wrong by 500 ms at most, whatever the phone shows and somebody sets', () => {
    assert(property(phone, (each) => play(each).every((error) => Math.abs(error) <= 500)));
  });

  test('two screens are a second apart at most', () => {
    assert(
      property(phone, phone, (one, other) => {
        const [a, b] = [play(one), play(other)];
        return a.every((first) => b.every((second) => Math.abs(first - second) <= 1_000));
      }),
    );
  });
});
