import { describe, expect, it } from 'vitest';
import { MATCH_RULE_PRESETS, type MatchRules } from '../../cup/match-rules';
import type { SideKey } from '../../cup/sides';
import { FUTSAL_FINAL, LogBuilder, received, shown } from '../../testing/build-log';
import type { Entry, EntryFacts, EntryInput } from '../entries';
import { foldLog } from '../fold';
import { forfeitScore } from './forfeit-score';
import { judgeEntries } from '../judge';
import { timelineOf } from '../timeline';

const { futsal } = MATCH_RULE_PRESETS;
const RULES = { futsal, indoor: MATCH_RULE_PRESETS['indoor-cup'] };

/** A match with these goals, followed by the entries of the test. */
function play(local: number, visitor: number) {
  const log = new LogBuilder();
  const begun = log.make({ kind: 'phase', to: 'first-half', on: null });
  const goals = (count: number, side: SideKey) =>
    Array.from({ length: count }, () => log.make({ kind: 'goal', side, half: 'first-half', playerId: null }));
  const entries = [begun, ...goals(local, 'local'), ...goals(visitor, 'visitor')];
  return { log, entries, on: begun.entryId };
}

function send(rules: MatchRules, before: readonly Entry[], inputs: readonly EntryInput[], receivedAt = 1e15) {
  return judgeEntries(before, inputs, { ...FUTSAL_FINAL, rules }, { by: 'phone', receivedAt });
}

const outcome = ({ verdicts }: ReturnType<typeof send>) => {
  const last = verdicts.at(-1);
  return last?.outcome === 'refused' ? last.code : last?.outcome;
};

describe('a match that is forfeited while it runs', () => {
  it.each<['futsal' | 'indoor', readonly [number, number], SideKey, readonly [number, number], boolean]>([
    ['futsal', [0, 0], 'local', [5, 0], false],
    ['futsal', [1, 7], 'visitor', [1, 7], true],
    ['futsal', [0, 6], 'visitor', [0, 6], true],
    ['futsal', [1, 6], 'visitor', [0, 5], false],
    ['futsal', [2, 4], 'visitor', [0, 5], false],
    ['futsal', [7, 1], 'visitor', [0, 5], false],
    ['indoor', [0, 0], 'visitor', [0, 3], false],
    ['indoor', [5, 1], 'local', [5, 1], true],
    ['indoor', [4, 1], 'local', [3, 0], false],
    ['indoor', [3, 3], 'local', [3, 0], false],
  ])(
    '%s at %j for %s ends %j, as it was played: %s',
    (name, [local, visitor], side, [ours, theirs], keeps) => {
      const rules = RULES[name];
      const { log, entries, on } = play(local, visitor);
      const forfeit = log.make({ kind: 'forfeit', side, on });
      const judged = send(rules, [], [...entries, forfeit]);
      expect(outcome(judged)).toBe('taken');
      const folded = foldLog(judged.entries, rules);
      expect(folded).toMatchObject({
        phase: 'finished',
        isForfeit: true,
        score: { goals: { local: ours, visitor: theirs }, kicks: null },
        arrivedLater: [],
      });
      expect(timelineOf(judged.entries, rules).at(-1)).toMatchObject({
        score: { goals: { local: ours, visitor: theirs } },
        mark: keeps ? 'keeps-played-score' : null,
      });
      // The score that the phone shows before the forfeit is entered.
      const before = foldLog(judged.entries.slice(0, -1), rules);
      expect(forfeitScore(before, side, rules)).toEqual(folded.score);
    },
  );

  it('keeps its score when a goal arrives later or is undone, and says so', () => {
    const { log, entries, on } = play(0, 7);
    const forfeit = log.make({ kind: 'forfeit', side: 'visitor', on });
    const late = log.make({ kind: 'goal', side: 'local', half: 'first-half', playerId: null });
    const undo = log.make({ kind: 'undo', of: entries[1]?.entryId ?? '' });
    const judged = send(futsal, [], [...entries, forfeit, late, undo]);
    expect(foldLog(judged.entries, futsal)).toMatchObject({
      score: { goals: { local: 0, visitor: 7 } },
      arrivedLater: [late.entryId],
      undoneLater: [entries[1]?.entryId],
    });
  });

  it('keeps what it ended with when the goals of a forfeit are set to others', () => {
    const { log, entries, on } = play(0, 0);
    const judged = send(futsal, [], [...entries, log.make({ kind: 'forfeit', side: 'local', on })]);
    expect(foldLog(judged.entries, { ...futsal, forfeitGoals: 9 }).score.goals).toEqual({
      local: 5,
      visitor: 0,
    });
  });

  it('keeps what was played also where the phone that ended it had not seen all goals', () => {
    const { log, entries, on } = play(0, 6);
    const forfeit = log.make({ kind: 'forfeit', side: 'visitor', on, shown: shown(0, 5) });
    const folded = foldLog(send(futsal, [], [...entries, forfeit]).entries, futsal);
    expect(folded.score.goals).toEqual({ local: 0, visitor: 6 });
  });

  it('is as it was entered where the phone had seen most of what was played, and the rest comes later', () => {
    const { log, entries, on } = play(0, 7);
    const goals = entries.slice(1).map(({ entryId }) => entryId);
    const score = shown(0, 6, { basis: goals.slice(0, -1) });
    const forfeit = log.make({ kind: 'forfeit', side: 'visitor', on, shown: score });
    const folded = foldLog(send(futsal, [], [...entries, forfeit]).entries, futsal);
    expect(folded).toMatchObject({ score, arrivedLater: goals.slice(-1) });
  });

  it.each([
    ['is lost by its winner', shown(5, 0)],
    ['is level', shown(2, 2)],
    ['has kicks', shown(0, 5, { kicks: { local: 0, visitor: 1 } })],
  ])('is refused with a score that %s', (_, score) => {
    const { log, entries, on } = play(0, 0);
    const forfeit = log.make({ kind: 'forfeit', side: 'visitor', on, shown: score });
    expect(outcome(send(futsal, [], [...entries, forfeit]))).toBe('entry_is_not_valid');
  });
});

describe('a match that is forfeited after its end', () => {
  const ended = (local: number, visitor: number) => {
    const { log, entries, on } = play(local, visitor);
    const basis = entries.slice(1).map(({ entryId }) => entryId);
    const end = log.make({ kind: 'phase', to: 'finished', on, shown: shown(local, visitor, { basis }) });
    return { log, entries: [...entries, end], on: end.entryId };
  };

  it.each<[readonly [number, number], SideKey, readonly [number, number]]>([
    [[2, 1], 'visitor', [0, 5]],
    [[1, 8], 'visitor', [1, 8]],
    [[8, 1], 'visitor', [0, 5]],
  ])('at %j for %s, ends %j', ([local, visitor], side, [ours, theirs]) => {
    const { log, entries, on } = ended(local, visitor);
    const judged = send(futsal, [], [...entries, log.make({ kind: 'forfeit', side, on })]);
    expect(foldLog(judged.entries, futsal)).toMatchObject({
      isForfeit: true,
      score: { goals: { local: ours, visitor: theirs } },
    });
  });

  it('is that of the other side where the first one was a slip', () => {
    const { log, entries, on } = play(1, 7);
    const slip = log.make({ kind: 'forfeit', side: 'local', on });
    const right = log.make({ kind: 'forfeit', side: 'visitor', on: slip.entryId });
    expect(foldLog(send(futsal, [], [...entries, slip, right]).entries, futsal).score.goals).toEqual({
      local: 1,
      visitor: 7,
    });
  });
});

it('a forfeit that was stored without its score is as the rules have it, whatever was scored', () => {
  const { log, entries, on } = play(1, 7);
  const facts: EntryFacts = { kind: 'forfeit', side: 'visitor', on };
  const stored = [...entries, log.make(facts)].map((entry) => received(entry));
  expect(foldLog(stored, { ...futsal, forfeitGoals: 3 })).toMatchObject({
    score: { goals: { local: 0, visitor: 3 }, basis: [] },
    arrivedLater: [],
    undoneLater: [],
  });
  expect(timelineOf(stored, futsal).at(-1)?.mark).toBeNull();
});
