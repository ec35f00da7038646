import { describe, expect, it } from 'vitest';
import { buildPlanSettings, slotsOnGrid } from '../testing/build-plan';
import { deriveFixtures } from './format/derive-matches';
import { findPastMatches } from './past-matches';

/** Three matches at 8:00, 8:15 and 8:30. */
const settings = buildPlanSettings({ teams: 3 });
const slots = slotsOnGrid(settings, [2, 0, 1]);
const plan = { settings, fixtures: deriveFixtures(settings), fixed: [], slots };

describe('a plan of today', () => {
  const pastAt = (clock: string) =>
    findPastMatches(plan, 'Europe/Zurich', Date.parse(`2027-03-06T${clock}+01:00`));

  it('puts into the past what begins before the clocks of the cup say', () => {
    expect(pastAt('08:00')).toEqual([]);
    expect(pastAt('08:16')).toEqual([
      { match: 1, date: '2027-03-06', start: 480 },
      { match: 2, date: '2027-03-06', start: 495 },
    ]);
  });
});

describe('a plan with a match that has begun', () => {
  it('leaves it in the past without a word', () => {
    const fixed = [{ match: 1, start: 480, court: 0 }];
    const now = Date.parse('2027-03-06T08:16Z');
    const past = findPastMatches({ ...plan, fixed, slots: slots.with(1, -1) }, 'UTC', now);
    expect(past.map(({ match }) => match)).toEqual([2]);
  });
});
