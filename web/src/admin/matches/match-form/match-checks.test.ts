import { describe, expect, test } from 'vitest';
import { buildCup, buildGroup, buildOpenMatch, buildStage } from '../../../testing/build-view';
import { GROUP_CHECKS, hasPassedToday, KNOCKOUT_CHECKS } from './match-checks';
import { changeValues, emptyValues, type KnownValues } from './match-values';

const NOW = Date.parse('2026-06-10T12:00:00Z');
const cup = buildCup({
  timeZone: 'UTC',
  Stages: [buildStage({ groups: [buildGroup({ groupId: 'group-A', name: 'A' })] })],
});
const context = { cup, base: null, now: NOW };

type Step = readonly [filledIn: KnownValues, says: string | null];

/** Fills in the fields step by step and returns the text of the first problem after each step. */
function messagesOf(find: typeof KNOCKOUT_CHECKS.findProblem, steps: readonly Step[]) {
  let values = emptyValues();
  return steps.map(([filledIn]) => {
    values = changeValues(values, filledIn);
    return find(values, context)?.text ?? null;
  });
}

const SCHEDULE: readonly Step[] = [
  [{ date: 'soon' }, 'Invalid date format'],
  [{ date: '2026-06-09' }, 'Date cannot be in the past'],
  [{ date: '2026-06-11' }, 'Please select a time'],
  [{ time: '25:00' }, 'Invalid time format'],
  [{ time: '10:60' }, 'Invalid time format'],
  [{ time: '10:30' }, 'Please select a location'],
  [{ location: ' ab ' }, 'Location must be at least 3 characters long'],
  [{ location: 'x'.repeat(101) }, 'Location must be at most 100 characters long'],
  [{ location: 'Hall' }, null],
  [{ date: '2026-06-10' }, null],
  [{ local: { goals: '1' } }, 'Please enter both scores or none'],
  [{ visitor: { goals: '100' } }, 'Score must be a whole number from 0 to 99'],
  [{ visitor: { goals: '-1' } }, 'Score must be a whole number from 0 to 99'],
  [{ local: { kicks: '3' }, visitor: { goals: '2' } }, 'Please enter both penalty scores or none'],
  [{ visitor: { kicks: '4' } }, 'Penalty scores need a level score'],
  [{ visitor: { goals: '1', kicks: '3' } }, 'Penalty scores must differ'],
  [{ visitor: { kicks: '4' } }, null],
];

function expectInOrder(find: typeof KNOCKOUT_CHECKS.findProblem, steps: readonly Step[]) {
  expect(messagesOf(find, steps)).toEqual(steps.map(([, says]) => says));
}

describe('the checks of a match', () => {
  test('a knockout match of known teams is checked in the order of the specification', () => {
    expectInOrder(KNOCKOUT_CHECKS.findProblem, [
      [{ status: 'known' }, 'Please select a stage'],
      [{ stageId: 'stage-1' }, 'Please select both teams to maka a match'],
      [{ local: { teamId: 'lions' } }, 'Please select both teams to maka a match'],
      [{ visitor: { teamId: 'lions' } }, 'Same team selected'],
      [{ visitor: { teamId: 'bears' } }, 'Please select a date'],
      ...SCHEDULE,
    ]);
  });

  test('a knockout match of placeholders is checked in the order of the specification', () => {
    expectInOrder(KNOCKOUT_CHECKS.findProblem, [
      [{ status: 'unknown' }, 'Please select a stage'],
      [{ stageId: 'stage-1' }, 'Placeholder name is required'],
      [{ local: { placeholder: 'x'.repeat(51) } }, 'Placeholder name is required'],
      [{ visitor: { placeholder: 'X'.repeat(51) } }, 'Same team placeholder selected'],
      [{ visitor: { placeholder: 'Hosts' } }, 'Name must be at most 50 characters long'],
      [{ local: { placeholder: ' hosts ' } }, 'Same team placeholder selected'],
      [{ local: { placeholder: 'Winner match 1' } }, 'Please select a date'],
      ...SCHEDULE,
    ]);
  });

  test('a group match is checked in the order of the specification', () => {
    expectInOrder(GROUP_CHECKS.findProblem, [
      [{ stageId: 'stage-1' }, 'Please select a group'],
      [{ groupId: 'group-gone' }, 'Group not found'],
      [{ groupId: 'group-A' }, 'Please select both teams to maka a match'],
      [{ local: { teamId: 'lions' }, visitor: { teamId: 'lions' } }, 'Same team selected'],
      [{ visitor: { teamId: 'bears' } }, 'Please select a date'],
      ...SCHEDULE,
    ]);
  });

  test('a result is accepted after kick-off, but no new date in the past', () => {
    const base = buildOpenMatch({ date: '2026-06-01', time: '10:00' });
    const values = emptyValues({
      stageId: 'stage-1',
      status: 'known',
      date: '2026-06-01',
      time: '10:00',
      location: 'Hall',
      local: { teamId: 'lions' },
      visitor: { teamId: 'bears' },
    });
    const editing = { ...context, base };
    expect(KNOCKOUT_CHECKS.findProblem(values, editing)).toBeNull();
    expect(KNOCKOUT_CHECKS.findProblem({ ...values, time: '11:00' }, editing)?.text).toBe(
      'Date cannot be in the past',
    );
  });

  test('today is the day in the time zone of the cup', () => {
    const auckland = { ...context, cup: { ...cup, timeZone: 'Pacific/Auckland' } };
    const values = emptyValues({
      stageId: 'stage-1',
      status: 'known',
      local: { teamId: 'a' },
      visitor: { teamId: 'b' },
    });
    const yesterday = { ...values, date: '2026-06-10', time: '23:00', location: 'Hall' };
    expect(KNOCKOUT_CHECKS.findProblem(yesterday, auckland)?.text).toBe('Date cannot be in the past');
    expect(KNOCKOUT_CHECKS.findProblem({ ...yesterday, date: '2026-06-11' }, auckland)).toBeNull();
  });
});

describe('a time of today that has passed', () => {
  const passed = emptyValues({ date: '2026-06-10', time: '12:00' });

  test('has to be confirmed for a new match, and for one that is moved there', () => {
    const base = buildOpenMatch({ date: '2026-06-10', time: '15:00' });
    expect(hasPassedToday(passed, context)).toBe(true);
    expect(hasPassedToday(passed, { ...context, base })).toBe(true);
  });

  test('is nothing new for a match that is at that time already', () => {
    const base = buildOpenMatch({ date: '2026-06-10', time: '12:00' });
    expect(hasPassedToday(passed, { ...context, base })).toBe(false);
  });

  test('is none a minute later, nor on another day', () => {
    expect(hasPassedToday({ ...passed, time: '12:01' }, context)).toBe(false);
    expect(hasPassedToday({ ...passed, date: '2026-06-11' }, context)).toBe(false);
  });
});

describe('beside the fields of a group match', () => {
  test('date, time and location each show what is missing, besides the first problem', () => {
    expect(GROUP_CHECKS.findErrors(emptyValues({ stageId: 'stage-1' }), context)).toEqual({
      groupId: 'Please select a group',
      date: 'Date is required',
      time: 'Time is required',
      location: 'Location is required',
    });
  });
});
