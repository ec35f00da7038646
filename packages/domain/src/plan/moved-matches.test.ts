import { describe, expect, it } from 'vitest';
import { buildMatch } from '../testing/build-cup';
import { buildPlanSettings } from '../testing/build-plan';
import { findPlan } from './find-plan';
import { findMovedMatches } from './moved-matches';
import { encodeSlot } from './timetable/slots';

const { plan } = findPlan(buildPlanSettings({ teams: 3 }));
if (!plan) throw new Error('There is a plan for three teams');
const planned = plan;
const AT = ['08:00', '08:15', '08:30'];
const matches = AT.map((time, index) =>
  buildMatch({ matchId: `m-${index}`, date: '2027-03-06', time, location: 'Court 1' }),
);
const slots = [480, 495, 510].map((start) => encodeSlot({ court: 0, start }, planned.settings.time));
const first = { ...planned, slots };

describe('the matches that a plan moves', () => {
  it('are none where they are at their places, whatever the case of the court', () => {
    const shouted = matches.map((match) => ({ ...match, location: 'COURT 1' }));
    expect(findMovedMatches(first, { matches })).toEqual([]);
    expect(findMovedMatches(first, { matches: shouted })).toEqual([]);
  });

  it('are those at another time or on another court', () => {
    const late = matches.map((match, index) => (index === 1 ? { ...match, time: '08:25' } : match));
    const elsewhere = matches.map((match, index) => (index === 2 ? { ...match, location: 'Yard' } : match));
    expect(findMovedMatches(first, { matches: late })).toEqual([late[1]]);
    expect(findMovedMatches(first, { matches: elsewhere })).toEqual([elsewhere[2]]);
  });

  it('are neither new ones nor those that have begun', () => {
    const fixed = [{ match: 1, start: 505, court: 0 }];
    const late = matches.map((match, index) => (index === 1 ? { ...match, time: '08:25' } : match));
    expect(findMovedMatches({ ...first, fixed }, { matches: late })).toEqual([]);
    expect(findMovedMatches(first, { matches: [undefined, undefined, undefined] })).toEqual([]);
  });
});
