import { ENDPOINTS } from '@futsal-cup/domain/contracts/endpoints';
import { ERROR_CODES } from '@futsal-cup/domain/cup/error-codes/error-codes';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The security suites count as suites of the API too: they attack the API on functions of their own, for example one with a setup key. */
const FOLDERS = ['api', 'security'].map((name) => `${import.meta.dirname}/../${name}`);

const suites = FOLDERS.flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
).join('\n');

/** Each new error code and each new call needs a test of its own. */
describe('the suites of the API', () => {
  it.each(Object.keys(ERROR_CODES))('expect the error %s somewhere', (code) => {
    expect(suites).toContain(`'${code}'`);
  });

  it.each(Object.keys(ENDPOINTS))('make the call %s somewhere', (name) => {
    expect(suites).toMatch(new RegExp(`'${name}'|\\b${name}:`));
  });
});
