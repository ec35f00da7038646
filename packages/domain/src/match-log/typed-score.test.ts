import { describe, expect, it } from 'vitest';
import { buildMatch } from '../testing/build-cup';
import { FUTSAL_FINAL, KICK_OFF, LogBuilder, MINUTE, received, shown } from '../testing/build-log';
import type { Score } from '../cup/sides';
import type { Entry, EntryInput, ShownScore } from './entries';
import { foldLog } from './fold';
import { judgeEntries } from './judge';
import { entriesOfTypedScore, scoreBeforeLog, scoreOfMatch } from './typed-score';

const { rules } = FUTSAL_FINAL;
const log = new LogBuilder();
const kickOff = log.make({ kind: 'phase', to: 'first-half', on: null });
const goal = log.make({ kind: 'goal', side: 'local', half: 'first-half', playerId: null });
const played = [kickOff, goal].map((entry) => received(entry));

function score(local: number, visitor: number, kicks?: readonly [number, number]): Score {
  const [localKicks = null, visitorKicks = null] = kicks ?? [];
  return { local: { goals: local, kicks: localKicks }, visitor: { goals: visitor, kicks: visitorKicks } };
}

const NONE: Score = { local: { goals: null, kicks: null }, visitor: { goals: null, kicks: null } };

/** The log after an administrator has typed a score. */
function type(entries: readonly Entry[], typed: Score & { readonly isForfeit?: boolean }): readonly Entry[] {
  const made = entriesOfTypedScore(entries, typed, rules).map((facts): EntryInput => log.make(facts));
  const judged = judgeEntries(entries, made, FUTSAL_FINAL, {
    by: 'admin',
    receivedAt: KICK_OFF + 60 * MINUTE,
  });
  expect(judged.verdicts.every(({ outcome }) => outcome === 'taken')).toBe(true);
  return judged.entries;
}

describe('a typed score', () => {
  it('finishes a match that nobody began', () => {
    expect(foldLog(type([], score(2, 1)), rules)).toMatchObject({
      phase: 'finished',
      score: { goals: { local: 2, visitor: 1 }, kicks: null },
    });
  });

  it('finishes a running match, with all that was entered in it', () => {
    const after = foldLog(type(played, score(3, 3, [4, 5])), rules);
    expect(after).toMatchObject({
      phase: 'finished',
      score: { goals: { local: 3, visitor: 3 }, kicks: { local: 4, visitor: 5 }, basis: [goal.entryId] },
      arrivedLater: [],
    });
  });

  it('has no kicks where those of one side are missing', () => {
    for (const kicks of [
      [4, null],
      [null, 4],
    ] as const) {
      const typed = { local: { goals: 1, kicks: kicks[0] }, visitor: { goals: 1, kicks: kicks[1] } };
      expect(entriesOfTypedScore(played, typed, rules)).toMatchObject([{ shown: { kicks: null } }]);
    }
  });

  it('over a finished match is the new result', () => {
    const twice = type(type(played, score(3, 1)), score(3, 2));
    expect(foldLog(twice, rules).score.goals).toEqual({ local: 3, visitor: 2 });
  });

  it('that is taken away takes back every finish, and the match goes on', () => {
    const cleared = foldLog(type(type(type(played, score(3, 1)), score(3, 2)), NONE), rules);
    expect(cleared).toMatchObject({ phase: 'first-half', score: { goals: { local: 1, visitor: 0 } } });
  });

  it('that is taken away where there is none changes nothing', () => {
    expect(entriesOfTypedScore(played, NONE, rules)).toEqual([]);
  });
});

describe('a forfeit that was taken away and comes back', () => {
  const { forfeitGoals } = rules;

  /** The log after a forfeit with this score, which somebody has taken away again, and the forfeit itself. */
  function takenAway(won: ShownScore) {
    const forfeit = log.make({ kind: 'forfeit', side: 'local', on: kickOff.entryId, shown: won });
    return type([...played, received(forfeit)], NONE);
  }

  it('is a forfeit by the rules again, also where goals come later', () => {
    const before = takenAway(shown(forfeitGoals, 0));
    expect(foldLog(before, rules)).toMatchObject({ phase: 'first-half', isForfeit: false });
    const after = foldLog(type(before, { ...score(forfeitGoals, 0), isForfeit: true }), rules);
    expect(after).toMatchObject({
      phase: 'finished',
      isForfeit: true,
      score: { goals: { local: forfeitGoals, visitor: 0 }, basis: [] },
      arrivedLater: [],
    });
  });

  it('keeps the goals that its score had', () => {
    const won = shown(forfeitGoals + 2, 1, { basis: [goal.entryId] });
    const after = foldLog(type(takenAway(won), { ...score(forfeitGoals + 2, 1), isForfeit: true }), rules);
    expect(after).toMatchObject({ isForfeit: true, score: won });
  });

  it('has them also where a goal, or a forfeit of the other side, was entered since', () => {
    const won = shown(forfeitGoals + 2, 1, { basis: [goal.entryId] });
    const next = log.make({ ...goal, entryId: 'next' });
    const since = [...takenAway(won), received(next, KICK_OFF + 90 * MINUTE)];
    const slip = type(since, { ...score(0, forfeitGoals), isForfeit: true });
    for (const before of [since, type(slip, NONE)]) {
      const [again] = entriesOfTypedScore(before, { ...score(forfeitGoals + 2, 1), isForfeit: true }, rules);
      expect(again).toMatchObject({ kind: 'forfeit', side: 'local', shown: won });
    }
  });

  it('has not the score from before where it comes back with another one', () => {
    const before = takenAway(shown(forfeitGoals + 2, 1, { basis: [goal.entryId] }));
    const [again] = entriesOfTypedScore(before, { ...score(forfeitGoals + 2, 0), isForfeit: true }, rules);
    expect(again).toMatchObject({ side: 'local', shown: shown(forfeitGoals + 2, 0) });
  });

  it('is one also where no log told of it', () => {
    const after = foldLog(type([], { ...score(0, forfeitGoals), isForfeit: true }), rules);
    expect(after).toMatchObject({ isForfeit: true, score: shown(0, forfeitGoals) });
    expect(after.changes).toMatchObject([{ kind: 'forfeit', side: 'visitor' }]);
  });
});

describe('a score from before the log', () => {
  const updatedAt = '2026-06-13T12:00:00.000Z';

  it('is its first entry', () => {
    const match = buildMatch({
      matchId: 'old',
      local: { goals: 2, kicks: 4 },
      visitor: { goals: 2, kicks: 3 },
    });
    const [entry, ...others] = scoreBeforeLog({ ...match, updatedAt });
    expect(others).toEqual([]);
    expect(entry).toEqual({
      entryId: 'before-old',
      kind: 'score',
      finishes: true,
      on: null,
      shown: shown(2, 2, { kicks: { local: 4, visitor: 3 } }),
      at: Date.parse(updatedAt),
      by: '',
      receivedAt: Date.parse(updatedAt),
    });
  });

  it('is none where there was none', () => {
    expect(scoreBeforeLog({ ...buildMatch({ matchId: 'new' }), updatedAt })).toEqual([]);
  });

  it('can be typed over and taken away', () => {
    const match = buildMatch({ matchId: 'old', local: { goals: 2 }, visitor: { goals: 0 } });
    const corrected = type(scoreBeforeLog({ ...match, updatedAt }), score(2, 1));
    expect(foldLog(corrected, rules).score.goals).toEqual({ local: 2, visitor: 1 });
    expect(foldLog(type(corrected, NONE), rules).phase).toBe('scheduled');
  });
});

describe('the score of a match', () => {
  it('is its four numbers', () => {
    const match = buildMatch({ matchId: 'x', local: { teamId: 'lions', goals: 1 }, visitor: { goals: 0 } });
    expect(scoreOfMatch(match)).toEqual(score(1, 0));
  });
});
