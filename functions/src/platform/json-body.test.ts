import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { JsonBody } from './json-body';

it('is the same text before and after it was compressed', async () => {
  const answer = { teams: Array.from({ length: 100 }, (_, index) => `Ñandú ${index}`) };
  const body = new JsonBody(answer);
  expect(body.isWorthCompressing).toBe(true);
  const before = String(await body.plain());
  expect(JSON.parse(before)).toEqual(answer);
  expect(gunzipSync(await body.compressed()).toString()).toBe(before);
  expect(String(await body.plain())).toBe(before);
});
