import { describe, expect, it } from 'vitest';
import { GROUP_MATCH, KICK_OFF, MINUTE, SECOND } from '../testing/build-log';
import type { EntryFacts, EntryInput } from './entries';
import { foldLog, scoreWithLater } from './fold';
import { judgeEntries } from './judge';
import { timelineOf } from './timeline';

const MATCH = { ...GROUP_MATCH, isKnockout: true };
const { rules } = MATCH;

type At = readonly [facts: EntryFacts, after: number];

/** Entries of a device whose clock is wrong. Their ids decrease, unless the test gives them, so that an order by id would be wrong. */
function enteredBy(by: string, clockIsOffBy: number, entries: readonly At[], ids = [90, 89, 88, 87, 86]) {
  return entries.map(([facts, after], index) => ({
    by,
    receivedAt: KICK_OFF + after,
    input: { ...facts, entryId: `${by}-${ids[index]}`, at: KICK_OFF + after + clockIsOffBy } as EntryInput,
  }));
}

function logOf(sent: readonly ReturnType<typeof enteredBy>[number][]) {
  return sent.reduce<ReturnType<typeof judgeEntries>['entries']>((log, { by, receivedAt, input }) => {
    const { entries, verdicts } = judgeEntries(log, [input], MATCH, { by, receivedAt });
    expect(verdicts).toEqual([{ entryId: input.entryId, outcome: 'taken' }]);
    return entries;
  }, []);
}

const kickOff: At = [{ kind: 'phase', to: 'first-half', on: null }, 0];
const goal = (side: 'local' | 'visitor', after: number): At => [
  { kind: 'goal', side, half: 'first-half', playerId: null },
  after,
];
const TEN_MINUTES_SLOW = -10 * MINUTE;

describe('what a phone enters whose clock is ten minutes slow', () => {
  it('keeps its order in a shoot-out, so that all its kicks count', () => {
    const start = enteredBy('a', 0, [kickOff, [{ kind: 'phase', to: 'shoot-out', on: 'a-90' }, 12 * MINUTE]]);
    const kicks = ['local', 'visitor', 'local', 'visitor', 'local'] as const;
    const taken = kicks.map((side, index): At => [
      { kind: 'kick', side, isIn: index !== 3, playerId: null },
      13 * MINUTE + index * 20 * SECOND,
    ]);
    const entries = logOf([...start, ...enteredBy('b', TEN_MINUTES_SLOW, taken, [10, 14, 11, 12, 13])]);
    expect(foldLog(entries, rules).score.kicks).toEqual({ local: 3, visitor: 1 });
    expect(timelineOf(entries, rules).flatMap(({ mark }) => mark ?? [])).toEqual([]);
  });

  it('keeps its order on the clock', () => {
    const entries = logOf([
      ...enteredBy('a', 0, [kickOff]),
      ...enteredBy('b', TEN_MINUTES_SLOW, [
        [{ kind: 'clock', half: 'first-half', action: 'stop' }, 5 * MINUTE],
        [{ kind: 'clock', half: 'first-half', action: 'start' }, 6 * MINUTE],
      ]),
    ]);
    expect(foldLog(entries, rules).clock.runningSince).not.toBeNull();
  });

  it('keeps its order in the story', () => {
    const goals = [goal('local', 5 * MINUTE), goal('visitor', 8 * MINUTE)];
    const entries = logOf([...enteredBy('a', 0, [kickOff]), ...enteredBy('b', TEN_MINUTES_SLOW, goals)]);
    const told = timelineOf(entries, rules).flatMap(({ score }) => (score ? [score.goals] : []));
    expect(told).toEqual([
      { local: 1, visitor: 0 },
      { local: 1, visitor: 1 },
    ]);
  });

  it('counts after what it has seen where somebody takes it over', () => {
    const shown = (local: number, basis: readonly string[]) => ({
      goals: { local, visitor: 1 },
      kicks: null,
      basis,
    });
    const ended = enteredBy('a', 0, [
      kickOff,
      [{ kind: 'score', finishes: false, shown: shown(2, []) }, 30 * MINUTE],
      [{ kind: 'phase', to: 'finished', on: 'a-90', shown: shown(2, ['a-89']) }, 40 * MINUTE],
    ]);
    const later = enteredBy('b', TEN_MINUTES_SLOW, [
      [{ kind: 'score', finishes: false, shown: shown(3, ['a-89']) }, 35 * MINUTE],
    ]);
    const folded = foldLog(logOf([...ended, ...later]), rules);
    expect(folded.arrivedLater).toEqual(['b-90']);
    expect(scoreWithLater(folded).goals).toEqual({ local: 3, visitor: 1 });
  });
});
