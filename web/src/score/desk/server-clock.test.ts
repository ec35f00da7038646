import { describe, expect, test } from 'vitest';
import { ServerClock } from './server-clock';

describe('the clock of the server as a phone knows it', () => {
  test('is the own one until the server has told its', () => {
    expect(new ServerClock(() => 5_000).now()).toBe(5_000);
  });

  test('stood in the middle of the round trip', () => {
    const clock = new ServerClock(() => 10_000);
    clock.take({ sentAt: 1_000, receivedAt: 1_200, now: 601_100 });
    expect(clock.now()).toBe(610_000);
  });

  test('is that of the quickest answer, also when a slow one comes later', () => {
    const clock = new ServerClock(() => 10_000);
    clock.take({ sentAt: 1_000, receivedAt: 1_040, now: 601_020 });
    clock.take({ sentAt: 2_000, receivedAt: 4_000, now: 602_100 });
    expect(clock.now()).toBe(610_000);
  });

  test('follows at once when somebody sets the clock of the phone', () => {
    let phone = 10_000;
    const clock = new ServerClock(() => phone);
    clock.take({ sentAt: 1_000, receivedAt: 1_040, now: 601_020 });
    phone = 600_000;
    clock.take({ sentAt: 600_000, receivedAt: 600_300, now: 611_150 });
    expect(clock.now()).toBe(611_000);
  });

  test('forgets what is too old', () => {
    const clock = new ServerClock(() => 0);
    clock.take({ sentAt: 0, receivedAt: 10, now: 100_005 });
    clock.take({ sentAt: 700_000, receivedAt: 700_400, now: 800_240 });
    expect(clock.now()).toBe(100_040);
  });
});
