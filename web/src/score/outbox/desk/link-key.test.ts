import { expect, test } from 'vitest';
import { keyOfText, takeKeyFromAddress } from './link-key';

const KEY = 'abcDEF0123456789-_x';

test.each([
  [`https://cup.example.test/score#k=${KEY}`, KEY],
  [`  https://cup.example.test/score#k=${KEY}\n`, KEY],
  [`#k=${KEY}`, KEY],
  [KEY, KEY],
  ['https://cup.example.test/score', null],
  ['https://cup.example.test/home#table', null],
  ['Rita', null],
  ['', null],
])('the key in %j is %j', (text, key) => {
  expect(keyOfText(text)).toBe(key);
});

test('the key is taken out of the address, and the rest stays', () => {
  window.history.replaceState(null, '', `/score?lang=de#k=${KEY}`);
  expect(takeKeyFromAddress()).toBe(KEY);
  expect(`${window.location.pathname}${window.location.search}${window.location.hash}`).toBe(
    '/score?lang=de',
  );
  expect(takeKeyFromAddress()).toBeNull();
});
