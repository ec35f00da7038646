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

  it('of form 1 is read as the steps that it played, without its slots', () => {
    const settings = buildPlanSettings({
      teams: 8,
      format: { groups: 2, qualifiers: 2, playedTo: 4, drawSeed: 7 },
    });
    const format = {
      groups: 2,
      rounds: 1,
      qualifiers: 2,
      bestOfNext: 0,
      thirdPlace: true,
      placesFiveToEight: false,
      drawSeed: 7,
    };
    const courtOf = (stage: string) => ({ kind: 'courts', stage, courts: [0] });
    const nameOf = (stage: string) => ({
      group: 'Gruppe',
      stages: { groups: 'Gruppenphase', [stage]: 'Platz 3' },
    });
    const before = { ...settings, format, wishes: [courtOf('third-place')], names: nameOf('third-place') };
    expect(readPlan({ form: 1, text: JSON.stringify({ settings: before, slots: [1, 2] }) })).toEqual({
      settings: { ...settings, wishes: [courtOf('place-3')], names: nameOf('place-3') },
      slots: [],
    });
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
