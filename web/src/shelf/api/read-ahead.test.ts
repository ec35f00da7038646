import { expect, test } from 'vitest';
import { arrivedViews, readAhead, takeOpenAnswer } from './read-ahead';

test('what has arrived is there when the app is drawn, and is not handed out again', async () => {
  await readAhead('arrived', async () => 'a cup');
  expect(arrivedViews().get('arrived')).toEqual({ data: 'a cup' });
  expect(takeOpenAnswer('arrived')).toBeUndefined();
});

test('what is still on its way is handed to who asks first', async () => {
  let answer: (cup: string) => void = () => undefined;
  const reading = readAhead('open', () => new Promise((resolve) => (answer = resolve)));
  const taken = takeOpenAnswer('open');
  expect(arrivedViews().has('open')).toBe(false);
  expect(takeOpenAnswer('open')).toBeUndefined();
  answer('a cup');
  await reading;
  expect(await taken).toBe('a cup');
});

test('what arrives while the app is being drawn is handed to who asks first', async () => {
  let answer: (cup: string) => void = () => undefined;
  const reading = readAhead('drawn without', () => new Promise((resolve) => (answer = resolve)));
  expect(arrivedViews().has('drawn without')).toBe(false);
  answer('a cup');
  await reading;
  expect(await takeOpenAnswer('drawn without')).toBe('a cup');
  expect(takeOpenAnswer('drawn without')).toBeUndefined();
});

test('a failure is told to who asks for the view, once', async () => {
  await readAhead('failed', () => Promise.reject(new Error('no answer')));
  expect(arrivedViews().has('failed')).toBe(false);
  await expect(takeOpenAnswer('failed')).rejects.toThrow('no answer');
  expect(takeOpenAnswer('failed')).toBeUndefined();
});
