import { describe, expect, it } from 'vitest';
import { DEFAULT_MATCH_RULES, MATCH_RULE_PRESETS } from '../../cup/match-rules';
import { LogBuilder, received } from '../../testing/build-log';
import type { EnteredPhase, EntryInput, Half } from '../entries';
import { foldLog } from '../fold';
import { foulsToLimit } from './fouls-and-time-outs';
import { lawMarks } from './law-marks';

const RULES = MATCH_RULE_PRESETS.futsal;

const HALF_TIME = ['first-half', 'half-time'] as const;
const SECOND_HALF = [...HALF_TIME, 'second-half'] as const;
const EXTRA_TIME = [...SECOND_HALF, 'extra-time-1'] as const;
const SECOND_OF_EXTRA_TIME = [...EXTRA_TIME, 'extra-time-break', 'extra-time-2'] as const;

/** A log that went through these phases, with entries of any halves. */
function logOf(phases: readonly EnteredPhase[], make: (log: LogBuilder) => readonly EntryInput[]) {
  const log = new LogBuilder();
  const changes: EntryInput[] = [];
  for (const to of phases) {
    changes.push(log.make({ kind: 'phase', to, on: changes.at(-1)?.entryId ?? null }));
  }
  return [...changes, ...make(log)].map((entry) => received(entry));
}

/** The fouls of the local side and of the visitors in each half. */
const FOULS: Readonly<Record<Half, readonly [number, number]>> = {
  'first-half': [4, 1],
  'second-half': [5, 2],
  'extra-time-1': [1, 0],
  'extra-time-2': [2, 3],
};

function foulsAfter(phases: readonly EnteredPhase[], halves: readonly Half[]) {
  const entries = logOf(phases, (log) =>
    halves.flatMap((half) =>
      (['local', 'visitor'] as const).flatMap((side, index) =>
        Array.from({ length: FOULS[half][index] ?? 0 }, () => log.make({ kind: 'foul', side, half })),
      ),
    ),
  );
  const { local, visitor } = foldLog(entries, RULES).fouls;
  return [local, visitor];
}

describe('the fouls that count for the limit', () => {
  it.each<[string, readonly EnteredPhase[], readonly [number, number]]>([
    ['before the match', [], [0, 0]],
    ['in the first half', ['first-half'], [4, 1]],
    ['at half-time', HALF_TIME, [4, 1]],
    ['in the second half', SECOND_HALF, [5, 2]],
    ['in the first half of extra time', EXTRA_TIME, [6, 2]],
    ['in the break of extra time', [...EXTRA_TIME, 'extra-time-break'], [6, 2]],
    ['in the second half of extra time', SECOND_OF_EXTRA_TIME, [8, 5]],
    ['in the shoot-out after it', [...SECOND_OF_EXTRA_TIME, 'shoot-out'], [8, 5]],
    ['in the shoot-out without extra time', [...SECOND_HALF, 'shoot-out'], [5, 2]],
    ['after the end', [...SECOND_OF_EXTRA_TIME, 'finished'], [8, 5]],
  ])('of a match of two halves, %s', (_, phases, expected) => {
    const all = ['first-half', 'second-half', 'extra-time-1', 'extra-time-2'] as const;
    expect(foulsAfter(phases, all)).toEqual(expected);
  });

  it.each<[string, readonly EnteredPhase[], readonly [number, number]]>([
    ['in its half', ['first-half'], [4, 1]],
    ['in the first half of extra time', ['first-half', 'extra-time-1'], [5, 1]],
    [
      'in the second half of extra time',
      ['first-half', 'extra-time-1', 'extra-time-break', 'extra-time-2'],
      [7, 4],
    ],
  ])('of a match of one half, %s', (_, phases, expected) => {
    expect(foulsAfter(phases, ['first-half', 'extra-time-1', 'extra-time-2'])).toEqual(expected);
  });

  it('are those of the second half again when the start of extra time is undone', () => {
    const entries = logOf(EXTRA_TIME, (log) => [
      log.make({ kind: 'foul', side: 'local', half: 'second-half' }),
      log.make({ kind: 'foul', side: 'local', half: 'extra-time-1' }),
      log.make({ kind: 'undo', of: 'phone-4' }),
    ]);
    expect(foldLog(entries, RULES)).toMatchObject({ phase: 'second-half', fouls: { local: 1, visitor: 0 } });
  });
});

describe('a time-out', () => {
  function marksOf(taken: readonly (readonly [Half, 'local' | 'visitor'])[], timeOuts: number) {
    const entries = logOf(SECOND_OF_EXTRA_TIME, (log) =>
      taken.map(([half, side]) => log.make({ kind: 'time-out', half, side })),
    );
    const marks = lawMarks(foldLog(entries, RULES), { ...RULES, timeOuts });
    return entries.filter(({ kind }) => kind === 'time-out').map(({ entryId }) => marks.get(entryId) ?? null);
  }
  const TOO_MANY = 'one-too-many';

  it.each<[string, number, readonly (readonly [Half, 'local' | 'visitor'])[], readonly (string | null)[]]>([
    [
      'one of each side',
      1,
      [
        ['first-half', 'local'],
        ['first-half', 'visitor'],
      ],
      [null, null],
    ],
    [
      'one in each half',
      1,
      [
        ['first-half', 'local'],
        ['second-half', 'local'],
      ],
      [null, null],
    ],
    [
      'two in one half',
      1,
      [
        ['first-half', 'local'],
        ['first-half', 'local'],
      ],
      [null, TOO_MANY],
    ],
    [
      'the second and third where there is one',
      1,
      [
        ['second-half', 'visitor'],
        ['second-half', 'visitor'],
        ['second-half', 'visitor'],
      ],
      [null, TOO_MANY, TOO_MANY],
    ],
    [
      'two where there are two',
      2,
      [
        ['first-half', 'local'],
        ['first-half', 'local'],
      ],
      [null, null],
    ],
    ['any where there is none', 0, [['first-half', 'local']], [TOO_MANY]],
    [
      'any in extra time',
      2,
      [
        ['extra-time-1', 'local'],
        ['extra-time-2', 'visitor'],
      ],
      ['in-extra-time', 'in-extra-time'],
    ],
  ])('is marked where the rules have none: %s', (_, timeOuts, taken, expected) => {
    expect(marksOf(taken, timeOuts)).toEqual(expected);
  });

  it('that was undone uses none up', () => {
    const entries = logOf(['first-half'], (log) => {
      const half = 'first-half' as const;
      const slip = log.make({ kind: 'time-out', side: 'local', half });
      const undo = log.make({ kind: 'undo', of: slip.entryId });
      return [slip, undo, log.make({ kind: 'time-out', side: 'local', half })];
    });
    expect([...lawMarks(foldLog(entries, RULES), RULES)]).toEqual([]);
  });

  it('is counted in the half in which it was taken', () => {
    const entries = logOf(EXTRA_TIME, (log) => [
      log.make({ kind: 'time-out', side: 'local', half: 'second-half' }),
      log.make({ kind: 'time-out', side: 'visitor', half: 'extra-time-1' }),
    ]);
    expect(foldLog(entries, DEFAULT_MATCH_RULES).timeOuts).toEqual({ local: 0, visitor: 1 });
  });
});

it.each([
  [5, [0, 4], [5], [6, 9]],
  [3, [0, 2], [3], [4, 9]],
  [0, [0, 1, 9], [], []],
])('a limit of %i is told with each number of fouls', (foulLimit, below, atLimit, over) => {
  const told = (fouls: readonly number[]) => fouls.map((each) => foulsToLimit(each, { foulLimit }));
  expect(told(below)).toEqual(below.map(() => 'below'));
  expect(told(atLimit)).toEqual(atLimit.map(() => 'at-limit'));
  expect(told(over)).toEqual(over.map(() => 'over'));
});
