import { expect, test } from 'vitest';
import { PressGuard } from './press-guard';

test('the same button within a second counts once', () => {
  const guard = new PressGuard();
  expect([0, 999, 1_000, 1_500].map((at) => guard.accepts('goal-local', at))).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test('another button in between says that both are meant', () => {
  const guard = new PressGuard();
  expect(guard.accepts('phase', 0)).toBe(true);
  expect(guard.accepts('goal-local', 300)).toBe(true);
  expect(guard.accepts('phase', 600)).toBe(true);
});

test('a clock that was set back locks nothing', () => {
  const guard = new PressGuard();
  guard.accepts('foul-local', 600_000);
  expect(guard.accepts('foul-local', 0)).toBe(true);
});
