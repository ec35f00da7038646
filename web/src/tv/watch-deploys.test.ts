import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchDeploys } from './watch-deploys';

const page = (hash: string) =>
  `<script type="module" src="/assets/tv-${hash}.js"></script><link rel="stylesheet" href="/assets/tv-${hash}.css">`;

/** What the site answers at an address; nothing else is there. */
let served: Record<string, string>;
let stop: () => void;
const reload = vi.fn();

const deploy = (hash: string) => {
  served = { '/tv': page(hash), [`/assets/tv-${hash}.js`]: 'code', [`/assets/tv-${hash}.css`]: 'style' };
};

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  vi.stubGlobal('fetch', (address: string) => {
    const body = served[address];
    return Promise.resolve(new Response(body ?? 'nothing', { status: body === undefined ? 404 : 200 }));
  });
  // The environment of the tests would ask for a script.
  document.body.innerHTML = page('aaaaaaaa').replaceAll(
    /<script[^>]*src|<link rel="stylesheet" href/g,
    '<a href',
  );
  deploy('aaaaaaaa');
  stop = watchDeploys(reload);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

const passMinutes = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * 60_000);

test('a screen of the present deploy is left alone', async () => {
  await passMinutes(30);
  expect(reload).not.toHaveBeenCalled();
});

test('after a deploy the screen is loaded anew within six minutes', async () => {
  deploy('bbbbbbbb');
  await passMinutes(6);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a new page whose files cannot be had yet is waited for', async () => {
  deploy('bbbbbbbb');
  const { '/assets/tv-bbbbbbbb.js': code = '', ...others } = served;
  served = others;
  await passMinutes(6);
  expect(reload).not.toHaveBeenCalled();
  served = { ...others, '/assets/tv-bbbbbbbb.js': code };
  await passMinutes(6);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('without a network, or with the page of somebody else in its place, nothing is loaded', async () => {
  served = { '/tv': '<h1>Log in to the network of the hall</h1>' };
  await passMinutes(6);
  served = {};
  await passMinutes(6);
  expect(reload).not.toHaveBeenCalled();
});
