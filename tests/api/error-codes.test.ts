import { ENDPOINTS } from '@futsal-cup/domain/contracts/endpoints';
import { ERROR_CODES } from '@futsal-cup/domain/cup/error-codes/error-codes';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const suites = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))
  .join('\n');

/** A new code or a new call asks for a test of its own. */
describe('the suites of the API', () => {
  it.each(Object.keys(ERROR_CODES))('expect the error %s somewhere', (code) => {
    expect(suites).toContain(`'${code}'`);
  });

  it.each(Object.keys(ENDPOINTS))('make the call %s somewhere', (name) => {
    expect(suites).toMatch(new RegExp(`'${name}'|\\b${name}:`));
  });
});
