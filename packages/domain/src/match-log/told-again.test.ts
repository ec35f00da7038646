import { describe, expect, it } from 'vitest';
import { GROUP_MATCH, KICK_OFF, LogBuilder, MINUTE, received } from '../testing/build-log';
import { latestEntries, undoneRoots } from './active-entries';
import type { Entry, EntryInput } from './entries';
import { foldLog } from './fold';
import { judgeEntries } from './judge';

const { rules } = GROUP_MATCH;
const log = new LogBuilder();
const GOAL = { kind: 'goal', side: 'local', half: 'first-half', playerId: null } as const;
const CARD = { kind: 'card', side: 'local', half: null, colour: 'yellow', playerId: null } as const;
const begun = log.make({ kind: 'phase', to: 'first-half', on: null });
const told = log.make(GOAL);
const retold = (entryId: string) => log.make({ ...GOAL, playerId: 'ana', replaces: entryId });
const again = retold(told.entryId);
const undo = (of: string) => log.make({ kind: 'undo', of });

/** The state of a match that has begun, and the outcome of each entry. */
function judge(...inputs: readonly EntryInput[]) {
  const delivery = { by: 'phone', receivedAt: KICK_OFF + MINUTE };
  const { entries, verdicts } = judgeEntries([received(begun)], inputs, GROUP_MATCH, delivery);
  const outcomes = verdicts.map((verdict) =>
    verdict.outcome === 'refused' ? verdict.code : verdict.outcome,
  );
  return { outcomes, goals: foldLog(entries, rules).score.goals.local };
}

/** The scorers of the goals after these entries were sent in one call. */
function scorersOf(...inputs: readonly EntryInput[]) {
  const delivery = { by: 'phone', receivedAt: KICK_OFF + MINUTE };
  const { entries } = judgeEntries([received(begun)], inputs, GROUP_MATCH, delivery);
  return foldLog(entries, rules).active.flatMap((entry) => (entry.kind === 'goal' ? [entry.playerId] : []));
}

/** The state of entries that were not judged, as they would be had they arrived in another order. */
function fold(...inputs: readonly EntryInput[]) {
  const { phase, score } = foldLog(
    [begun, ...inputs].map((entry) => received(entry)),
    rules,
  );
  return { phase, goals: score.goals.local };
}

describe('a goal that is told again', () => {
  it('replaces the goal, also one that has not come yet', () => {
    expect(judge(told, again)).toEqual({ outcomes: ['taken', 'taken'], goals: 1 });
    expect(judge(again, told)).toEqual({ outcomes: ['taken', 'taken'], goals: 1 });
  });

  it('is what the telling says that arrived last, and of two at once the one with the later id', () => {
    const by = (playerId: string, entryId: string, receivedAt: number) =>
      received({ ...again, playerId, entryId }, receivedAt);
    const scorer = (...tellings: readonly Entry[]) => {
      const { active } = foldLog([received(begun), received(told), ...tellings], rules);
      return active.flatMap((entry) => (entry.kind === 'goal' ? [entry.playerId] : []));
    };
    const [first, last] = [by('ana', 'z', KICK_OFF + MINUTE), by('bea', 'a', KICK_OFF + 2 * MINUTE)];
    expect(scorer(first, last)).toEqual(['bea']);
    expect(scorer(last, first)).toEqual(['bea']);
    const [low, high] = [by('ana', 'a', KICK_OFF + MINUTE), by('bea', 'b', KICK_OFF + MINUTE)];
    expect(scorer(low, high)).toEqual(['bea']);
    expect(scorer(high, low)).toEqual(['bea']);
  });

  it('is what the telling says, also where the goal itself arrived with it or after it', () => {
    for (const entryId of ['a', 'z']) {
      const goal = { ...told, entryId };
      const telling = retold(entryId);
      expect(scorersOf(goal, telling)).toEqual(['ana']);
      expect(scorersOf(telling, goal)).toEqual(['ana']);
    }
  });

  it('is what was entered last of two tellings that one call brings, whatever their ids are', () => {
    const by = (playerId: string, entryId: string) => ({ ...again, playerId, entryId });
    expect(scorersOf(told, by('ana', 'a'), by('bea', 'z'))).toEqual(['bea']);
    expect(scorersOf(told, by('bea', 'z'), by('ana', 'a'))).toEqual(['ana']);
  });

  it('keeps the instant of the goal, which the server may have corrected', () => {
    const ahead = { ...told, at: KICK_OFF + 11 * MINUTE };
    const entries = [received({ ...ahead, at: KICK_OFF + MINUTE }), received({ ...again, at: ahead.at })];
    expect(latestEntries(entries)).toMatchObject([{ entryId: again.entryId, at: KICK_OFF + MINUTE }]);
  });

  it('keeps the mark of the goal that was put there, and brings none of its own', () => {
    const root = received({ ...told, at: KICK_OFF });
    const telling = received({ ...again, at: KICK_OFF + MINUTE });
    const saidAt = KICK_OFF - 5 * MINUTE;
    const [marked] = latestEntries([{ ...root, saidAt }, telling]);
    expect(marked).toMatchObject({ playerId: 'ana', at: KICK_OFF, saidAt });
    const [own] = latestEntries([root, { ...telling, saidAt }]);
    expect(own).toMatchObject({ playerId: 'ana', at: KICK_OFF });
    expect(own?.saidAt).toBeUndefined();
  });

  it('replaces nothing but a goal', () => {
    const foul = log.make({ kind: 'foul', side: 'local', half: 'first-half' });
    expect(judge(retold(begun.entryId)).outcomes).toEqual(['entry_is_not_valid']);
    expect(judge(foul, retold(foul.entryId)).outcomes).toEqual(['taken', 'entry_is_not_valid']);
  });

  it('replaces no goal that replaces another one', () => {
    expect(judge(told, again, retold(again.entryId))).toEqual({
      outcomes: ['taken', 'taken', 'entry_is_not_valid'],
      goals: 1,
    });
  });

  it('counts by itself where it came before what it names, and that is no goal', () => {
    const early = retold(begun.entryId);
    expect(fold(early)).toEqual({ phase: 'first-half', goals: 1 });
    expect(fold(undo(early.entryId), early)).toEqual({ phase: 'first-half', goals: 0 });
  });

  it('counts by itself where it names another retelling, in any order', () => {
    const chained = retold(again.entryId);
    expect(fold(told, again, chained).goals).toBe(2);
    expect(fold(chained, again, told).goals).toBe(2);
    expect(fold(chained, undo(chained.entryId), again, told).goals).toBe(1);
  });

  it('is undone with the goal that it tells again, and nothing else is', () => {
    const entries = [begun, told, again, undo(again.entryId)].map((entry) => received(entry));
    expect(undoneRoots(entries)).toEqual(new Set([told.entryId]));
    expect(undoneRoots([received(begun), received(told)])).toEqual(new Set());
  });
});

describe('a card that is told again', () => {
  const card = log.make(CARD);
  const named = log.make({ ...CARD, playerId: 'ana', replaces: card.entryId });
  const cardsIn = (...inputs: readonly EntryInput[]) => {
    const { entries, verdicts } = judgeEntries([received(begun)], inputs, GROUP_MATCH, {
      by: 'phone',
      receivedAt: KICK_OFF + MINUTE,
    });
    const cards = foldLog(entries, rules).active.flatMap((entry) =>
      entry.kind === 'card' ? [[entry.colour, entry.playerId]] : [],
    );
    return { cards, last: verdicts.at(-1) };
  };

  it('is one card, of the player who was named, and is undone as one', () => {
    expect(cardsIn(card, named).cards).toEqual([['yellow', 'ana']]);
    expect(cardsIn(named, card).cards).toEqual([['yellow', 'ana']]);
    expect(cardsIn(card, named, undo(named.entryId)).cards).toEqual([]);
  });

  it('replaces no goal, and no goal replaces it', () => {
    const ofGoal = log.make({ ...CARD, replaces: told.entryId });
    expect(cardsIn(told, ofGoal).last).toMatchObject({ code: 'entry_is_not_valid' });
    expect(cardsIn(card, retold(card.entryId)).last).toMatchObject({ code: 'entry_is_not_valid' });
  });
});
