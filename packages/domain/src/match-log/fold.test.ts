import { describe, expect, it } from 'vitest';
import { MATCH_RULE_PRESETS } from '../cup/match-rules';
import { LogBuilder, received, shown } from '../testing/build-log';
import type { EntryFacts, EntryInput } from './entries';
import { foldLog } from './fold';

const RULES = MATCH_RULE_PRESETS.futsal;

/** A log with a first half that began at the kick-off, followed by the entries of the test. */
function halfWith(...entries: readonly EntryInput[]) {
  const kickOff = new LogBuilder('start').make({ kind: 'phase', to: 'first-half', on: null }, 0);
  return [kickOff, ...entries].map((entry) => received(entry));
}

function fold(...entries: readonly EntryInput[]) {
  return foldLog(halfWith(...entries), RULES);
}

const goal = (side: 'local' | 'visitor') =>
  ({ kind: 'goal', side, half: 'first-half', playerId: null }) as const;

describe('an empty log', () => {
  it('is a match that has not begun', () => {
    expect(foldLog([], RULES)).toEqual({
      phase: 'scheduled',
      lastChange: null,
      half: null,
      clock: { runningSince: null, elapsed: 0 },
      score: { goals: { local: 0, visitor: 0 }, kicks: null, basis: [] },
      isForfeit: false,
      fouls: { local: 0, visitor: 0 },
      timeOuts: { local: 0, visitor: 0 },
      arrivedLater: [],
      otherEnds: [],
      undoneLater: [],
      active: [],
      changes: [],
    });
  });
});

describe('the phase', () => {
  const log = new LogBuilder();
  const first = log.make({ kind: 'phase', to: 'first-half', on: null });
  const pause = log.make({ kind: 'phase', to: 'half-time', on: first.entryId });
  const second = log.make({ kind: 'phase', to: 'second-half', on: pause.entryId });
  const phaseAfterAll = (...entries: EntryInput[]) =>
    foldLog(
      entries.map((entry) => received(entry)),
      RULES,
    );

  it('is where the chain of changes leads, in whatever order they came', () => {
    expect(phaseAfterAll(second, first, pause)).toMatchObject({
      phase: 'second-half',
      half: 'second-half',
      lastChange: second.entryId,
    });
  });

  it('is in the break after the half', () => {
    expect(phaseAfterAll(first, pause)).toMatchObject({ phase: 'half-time', half: 'first-half' });
  });

  it('goes back when the latest change is undone', () => {
    const undo = log.make({ kind: 'undo', of: second.entryId });
    expect(phaseAfterAll(undo, first, second, pause)).toMatchObject({
      phase: 'half-time',
      lastChange: pause.entryId,
    });
  });

  it('does not follow a change whose own beginning is undone', () => {
    const undo = log.make({ kind: 'undo', of: first.entryId });
    expect(phaseAfterAll(first, pause, undo)).toMatchObject({ phase: 'scheduled', lastChange: null });
  });

  it('follows the earlier of two changes that were made on the same one', () => {
    const later = log.make({ kind: 'phase', to: 'abandoned', on: first.entryId });
    expect(phaseAfterAll(first, later, pause).phase).toBe('half-time');
  });

  it('follows the one with the smaller id of two that were made at one instant', () => {
    const twin = { ...pause, entryId: 'a', to: 'abandoned' as const };
    expect(phaseAfterAll(first, pause, twin).lastChange).toBe('a');
    expect(phaseAfterAll(twin, first, pause).lastChange).toBe('a');
  });

  it('comes to an end where changes name each other in a circle', () => {
    const back = { ...first, entryId: 'back', on: second.entryId };
    const again = { ...pause, on: 'back', entryId: pause.entryId };
    expect(phaseAfterAll(first, { ...pause, on: first.entryId }, second, back, again).phase).toBeDefined();
  });
});

describe('the score', () => {
  const log = new LogBuilder();

  it('counts the goals of each side once, however often they came', () => {
    const [one, two, three] = [log.make(goal('local')), log.make(goal('visitor')), log.make(goal('local'))];
    expect(fold(one, two, three, one, three).score.goals).toEqual({ local: 2, visitor: 1 });
  });

  it('counts no goal that is undone, also when the undo comes first', () => {
    const slip = log.make(goal('local'));
    const undo = log.make({ kind: 'undo', of: slip.entryId });
    expect(fold(undo, slip).score.goals).toEqual({ local: 0, visitor: 0 });
    expect(fold(slip, undo, undo).score.goals).toEqual({ local: 0, visitor: 0 });
  });

  it('stays undone when somebody undoes the undo: the goal is entered again', () => {
    const slip = log.make(goal('local'));
    const undo = log.make({ kind: 'undo', of: slip.entryId });
    expect(fold(slip, undo, log.make({ kind: 'undo', of: undo.entryId })).score.goals.local).toBe(0);
  });

  it('is the latest correction and the goals that were not in it', () => {
    const [seen, unseen] = [log.make(goal('local')), log.make(goal('visitor'))];
    const early = log.make({ kind: 'score', finishes: false, shown: shown(9, 9, { basis: [] }) });
    const late = log.make({
      kind: 'score',
      finishes: false,
      shown: shown(4, 2, { basis: [seen.entryId, early.entryId] }),
    });
    expect(fold(late, seen, unseen, early).score.goals).toEqual({ local: 4, visitor: 3 });
  });

  it('goes back to the goals when the correction is undone', () => {
    const seen = log.make(goal('local'));
    const correction = log.make({
      kind: 'score',
      finishes: false,
      shown: shown(4, 2, { basis: [seen.entryId] }),
    });
    const undo = log.make({ kind: 'undo', of: correction.entryId });
    expect(fold(seen, correction, undo).score.goals).toEqual({ local: 1, visitor: 0 });
  });

  it('has neither what is undone nor any undo among what counts', () => {
    const [one, slip] = [log.make(goal('local')), log.make(goal('visitor'))];
    const undo = log.make({ kind: 'undo', of: slip.entryId });
    expect(fold(one, slip, undo, one).active.map(({ entryId }) => entryId)).toEqual(['start-1', one.entryId]);
  });

  it('counts a goal once that is told again with its scorer, also by two people and out of order', () => {
    const told = log.make(goal('local'));
    const again = log.make({ ...goal('local'), playerId: 'ana', replaces: told.entryId });
    const other = log.make({ ...goal('local'), playerId: 'bea', replaces: told.entryId });
    for (const entries of [
      [told, again, other],
      [other, told, again],
      [again, other],
    ]) {
      const { score, active } = fold(...entries);
      expect(score).toMatchObject({ goals: { local: 1, visitor: 0 }, basis: [told.entryId] });
      expect(active.find(({ kind }) => kind === 'goal')).toMatchObject({ playerId: 'bea' });
    }
  });

  it('counts no goal that is undone by any of its tellings', () => {
    const told = log.make(goal('local'));
    const again = log.make({ ...goal('local'), playerId: 'ana', replaces: told.entryId });
    expect(fold(told, again, log.make({ kind: 'undo', of: told.entryId })).score.goals.local).toBe(0);
    expect(fold(told, log.make({ kind: 'undo', of: again.entryId }), again).score.goals.local).toBe(0);
  });

  it('stays as it was corrected or ended when a goal in it is told again', () => {
    const told = log.make(goal('local'));
    const again = log.make({ ...goal('local'), playerId: 'ana', replaces: told.entryId });
    const basis = [told.entryId];
    const correction = log.make({ kind: 'score', finishes: false, shown: shown(2, 1, { basis }) });
    expect(fold(told, correction, again).score.goals).toEqual({ local: 2, visitor: 1 });
    const end = log.make({ kind: 'phase', to: 'finished', on: 'start-1', shown: shown(1, 0, { basis }) });
    expect(fold(told, end, again)).toMatchObject({ score: { goals: { local: 1 } }, arrivedLater: [] });
  });

  it('names what is in it, for whoever corrects it or ends the match', () => {
    const [one, foul] = [
      log.make(goal('local')),
      log.make({ kind: 'foul', side: 'local', half: 'first-half' }),
    ];
    expect(fold(one, foul).score.basis).toEqual([one.entryId]);
  });
});

describe('a shoot-out', () => {
  const log = new LogBuilder('kicks');
  const kick = (side: 'local' | 'visitor', isIn: boolean) =>
    log.make({ kind: 'kick', side, isIn, playerId: null });

  it('counts the kicks that went in, apart from the goals', () => {
    const start = log.make({ kind: 'phase', to: 'shoot-out', on: 'start-1' });
    const kicks = [kick('local', true), kick('visitor', false), kick('local', true), kick('visitor', true)];
    const { score, phase } = fold(start, ...kicks);
    expect(phase).toBe('shoot-out');
    expect(score).toMatchObject({ goals: { local: 0, visitor: 0 }, kicks: { local: 2, visitor: 1 } });
  });

  it('is none as long as it has not begun', () => {
    expect(fold(kick('local', true)).score.kicks).toBeNull();
  });

  it('starts from a correction that had kicks', () => {
    const start = log.make({ kind: 'phase', to: 'shoot-out', on: 'start-1' });
    const correction = log.make({
      kind: 'score',
      finishes: false,
      shown: shown(1, 1, { kicks: { local: 2, visitor: 2 } }),
    });
    expect(fold(start, correction, kick('visitor', true)).score.kicks).toEqual({ local: 2, visitor: 3 });
  });
});

describe('a finished match', () => {
  const log = new LogBuilder('end');
  const seen = log.make(goal('local'));
  const finish = log.make({
    kind: 'phase',
    to: 'finished',
    on: 'start-1',
    shown: shown(1, 0, { basis: [seen.entryId] }),
  });

  it('has the score that was shown when it ended', () => {
    expect(fold(seen, finish)).toMatchObject({
      phase: 'finished',
      score: { goals: { local: 1, visitor: 0 }, kicks: null },
      arrivedLater: [],
    });
  });

  it('keeps a goal that arrives later without counting it', () => {
    const late = log.make(goal('visitor'), 1);
    const { score, arrivedLater } = fold(seen, finish, late);
    expect(score.goals).toEqual({ local: 1, visitor: 0 });
    expect(arrivedLater).toEqual([late.entryId]);
  });

  it('keeps its score when a goal is undone afterwards, until its end is undone too', () => {
    const undoGoal = log.make({ kind: 'undo', of: seen.entryId });
    const undoEnd = log.make({ kind: 'undo', of: finish.entryId });
    expect(fold(seen, finish)).toMatchObject({ undoneLater: [] });
    expect(fold(seen, finish, undoGoal)).toMatchObject({
      score: { goals: { local: 1 } },
      undoneLater: [seen.entryId],
    });
    expect(fold(seen, finish, undoGoal, undoEnd)).toMatchObject({
      phase: 'first-half',
      score: { goals: { local: 0 } },
      undoneLater: [],
    });
  });

  it('takes the score that is typed over it', () => {
    const typed = log.make({
      kind: 'score',
      finishes: true,
      on: finish.entryId,
      shown: shown(3, 3, { kicks: { local: 4, visitor: 5 }, basis: [seen.entryId] }),
    });
    expect(fold(seen, finish, typed)).toMatchObject({
      phase: 'finished',
      lastChange: typed.entryId,
      score: { goals: { local: 3, visitor: 3 }, kicks: { local: 4, visitor: 5 } },
    });
  });

  it('is won by forfeit as the cup sets it, whatever was scored', () => {
    const forfeit = log.make({ kind: 'forfeit', side: 'visitor', on: 'start-1' });
    expect(foldLog(halfWith(seen, forfeit), { ...RULES, forfeitGoals: 5 })).toMatchObject({
      phase: 'finished',
      isForfeit: true,
      score: { goals: { local: 0, visitor: 5 }, kicks: null, basis: [] },
      arrivedLater: [],
    });
  });

  it('has no goals when its end came without a score', () => {
    const bare = log.make({ kind: 'phase', to: 'finished', on: 'start-1' });
    expect(fold(bare).score).toEqual({ goals: { local: 0, visitor: 0 }, kicks: null, basis: [] });
  });
});

describe('fouls and time-outs', () => {
  const log = new LogBuilder('fouls');
  const of = (kind: 'foul' | 'time-out', side: 'local' | 'visitor', half: 'first-half' | 'second-half') =>
    log.make({ kind, side, half } as EntryFacts);

  it('are counted for the present half alone', () => {
    const entries = [
      of('foul', 'local', 'first-half'),
      of('foul', 'local', 'first-half'),
      of('foul', 'visitor', 'second-half'),
      of('time-out', 'visitor', 'first-half'),
    ];
    expect(fold(...entries)).toMatchObject({
      fouls: { local: 2, visitor: 0 },
      timeOuts: { local: 0, visitor: 1 },
    });
    const pause = log.make({ kind: 'phase', to: 'half-time', on: 'start-1' });
    const second = log.make({ kind: 'phase', to: 'second-half', on: pause.entryId });
    expect(fold(...entries, pause, second)).toMatchObject({
      fouls: { local: 0, visitor: 1 },
      timeOuts: { local: 0, visitor: 0 },
    });
  });
});
