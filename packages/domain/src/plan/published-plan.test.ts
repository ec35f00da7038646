import { describe, expect, it } from 'vitest';
import { buildPlanSettings } from '../testing/build-plan';
import { isOfPlanSize, PLAN_FORM, readPlan, writePlan } from './published-plan';

const CONTENT = { settings: buildPlanSettings({ teams: 4 }), slots: [0, 1, 2, 3, 4, 5] };

describe('a published plan', () => {
  it('says what was written, and nothing of the request that brought it', () => {
    const request = { ...CONTENT, fingerprint: 7, version: 'abc' };
    expect(readPlan(writePlan(request))).toEqual(CONTENT);
    expect(writePlan(request)).toEqual(writePlan(CONTENT));
  });

  it('of another form is not read, whatever its text is', () => {
    const { text } = writePlan(CONTENT);
    expect(readPlan({ form: PLAN_FORM + 1, text })).toBeNull();
    expect(readPlan({ form: PLAN_FORM + 1, text: '{' })).toBeNull();
  });
});

describe('the size of a plan', () => {
  it.each([
    ['ASCII', 'a', 100_000],
    ['two bytes', 'ü', 50_000],
    ['three bytes', '国', 33_333],
    ['four bytes', '\u{1F3C6}', 25_000],
  ])('is counted in bytes: %s', (_, character, most) => {
    expect(isOfPlanSize(character.repeat(most))).toBe(true);
    expect(isOfPlanSize(character.repeat(most + 1))).toBe(false);
  });
});
