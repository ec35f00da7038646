import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { letFrameRun } from '../../testing/let-frame-run';
import { inOwnFrame } from './own-frame';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const FRAME_MS = 16;

test('calls back in a task after the frame, once', () => {
  const draw = vi.fn();
  const end = inOwnFrame(draw);
  vi.advanceTimersToNextFrame();
  expect(draw).not.toHaveBeenCalled();
  letFrameRun();
  expect(draw).toHaveBeenCalledTimes(1);
  end();
  expect(vi.getTimerCount()).toBe(0);
});

test('goes on a frame after what is drawn is there, in the order of asking', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const endFirst = inOwnFrame(first);
  const endSecond = inOwnFrame(second);
  letFrameRun();
  vi.advanceTimersByTime(FRAME_MS * 2);
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).not.toHaveBeenCalled();
  endFirst();
  letFrameRun();
  expect(second).toHaveBeenCalledTimes(1);
  endSecond();
  expect(vi.getTimerCount()).toBe(0);
});

test('puts first what says that it is next', () => {
  const [first, second, next] = [vi.fn(), vi.fn(), vi.fn()];
  const endFirst = inOwnFrame(first);
  const endSecond = inOwnFrame(second);
  letFrameRun();
  const endNext = inOwnFrame(next, true);
  endFirst();
  letFrameRun();
  expect(next).toHaveBeenCalledTimes(1);
  expect(second).not.toHaveBeenCalled();
  endNext();
  endSecond();
  expect(vi.getTimerCount()).toBe(0);
});

test('does not wait for ever for what cannot be drawn yet', () => {
  const second = vi.fn();
  const endFirst = inOwnFrame(vi.fn());
  const endSecond = inOwnFrame(second);
  vi.advanceTimersByTime(1_000);
  expect(second).toHaveBeenCalledTimes(1);
  endFirst();
  endSecond();
  expect(vi.getTimerCount()).toBe(0);
});

test('goes on without a frame where there is none, as in the background', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const draw = vi.fn();
  const end = inOwnFrame(draw);
  vi.advanceTimersByTime(1_000);
  expect(draw).toHaveBeenCalledTimes(1);
  end();
  vi.unstubAllGlobals();
});

test.each([
  ['before the frame', false],
  ['between the frame and its task', true],
])('leaves nothing behind when it is taken back %s', (_when, hasFrame) => {
  const draw = vi.fn();
  const takeBack = inOwnFrame(draw);
  if (hasFrame) vi.advanceTimersToNextFrame();
  takeBack();
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(1_000);
  expect(draw).not.toHaveBeenCalled();
});

test('gives the frame of one who takes it back to the next', () => {
  const [left, stayed] = [vi.fn(), vi.fn()];
  const takeBack = inOwnFrame(left);
  const end = inOwnFrame(stayed);
  takeBack();
  letFrameRun();
  expect(left).not.toHaveBeenCalled();
  expect(stayed).toHaveBeenCalledTimes(1);
  end();
});
