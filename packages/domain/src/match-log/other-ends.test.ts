import { describe, expect, it } from 'vitest';
import { GROUP_MATCH, KICK_OFF, LogBuilder, MINUTE, received, SECOND, shown } from '../testing/build-log';
import { type Entry, type EntryInput, isPhaseChange, type ShownScore } from './entries';
import { foldLog, scoreWithLater } from './fold';
import { judgeEntries } from './judge';
import { otherEndOf, scoreOfOtherEnd } from './other-ends';
import { timelineOf } from './timeline';

const FINAL = { ...GROUP_MATCH, isKnockout: true };
const { rules } = FINAL;
const log = new LogBuilder();
const kickOff = log.make({ kind: 'phase', to: 'first-half', on: null });
const goal = (side: 'local' | 'visitor') =>
  log.make({ kind: 'goal', side, half: 'first-half', playerId: null });
const end = (said: ShownScore, on = kickOff.entryId) =>
  log.make({ kind: 'phase', to: 'finished', on, shown: said });

let now = KICK_OFF;

/** Sends entries from phones, one phone after the other. A line has the phone and its entries. */
function send(...lines: readonly (readonly [by: string, ...entries: EntryInput[]])[]) {
  let entries: readonly Entry[] = [];
  const outcomes: string[] = [];
  for (const [by, ...inputs] of lines) {
    now += MINUTE;
    const judged = judgeEntries(entries, inputs, FINAL, { by, receivedAt: now });
    entries = judged.entries;
    outcomes.push(
      ...judged.verdicts.map((verdict) => (verdict.outcome === 'refused' ? verdict.code : verdict.outcome)),
    );
  }
  return { entries, outcomes, folded: foldLog(entries, rules) };
}

describe('a match that two phones end', () => {
  const first = end(shown(2, 1));

  it('with the same score is ended once', () => {
    const { entries, outcomes } = send(['a', kickOff, first], ['b', end(shown(2, 1))]);
    expect(outcomes).toEqual(['taken', 'taken', 'known']);
    expect(entries).toHaveLength(2);
  });

  it('with different scores has that of the first one, and the other is in its log', () => {
    const second = end(shown(2, 3));
    const { folded, outcomes, entries } = send(['a', kickOff, first], ['b', second]);
    expect(outcomes).toEqual(['taken', 'taken', 'taken']);
    expect(folded).toMatchObject({ phase: 'finished', lastChange: first.entryId, arrivedLater: [] });
    expect(folded.score.goals).toEqual({ local: 2, visitor: 1 });
    expect(folded.otherEnds).toMatchObject([{ entryId: second.entryId, by: 'b', shown: second.shown }]);
    expect(entries.at(-1)).toMatchObject({ kind: 'score', finishes: false, isOtherEnd: true });
    expect(timelineOf(entries, rules).map(({ score }) => score?.goals ?? null)).toEqual([
      null,
      { local: 2, visitor: 1 },
      null,
    ]);
  });

  it('with different kicks has two ends as well', () => {
    const level = (local: number, visitor: number) => shown(1, 1, { kicks: { local, visitor } });
    const shootOut = log.make({ kind: 'phase', to: 'shoot-out', on: kickOff.entryId });
    const [one, other] = [end(level(3, 2), shootOut.entryId), end(level(2, 3), shootOut.entryId)];
    const { folded } = send(['a', kickOff, shootOut, one], ['b', other]);
    expect(folded.score.kicks).toEqual({ local: 3, visitor: 2 });
    expect(folded.otherEnds).toMatchObject([{ shown: { kicks: { local: 2, visitor: 3 } } }]);
  });

  it('has the other end where its phone made it, also where that is before the first one', () => {
    const endAt = (after: number, said: ShownScore) =>
      log.make({ kind: 'phase', to: 'finished', on: kickOff.entryId, shown: said }, after);
    const early = endAt(5 * MINUTE, shown(2, 3));
    const before = [kickOff, endAt(10 * MINUTE, shown(2, 1))].map((input) => received(input));
    const delivery = { by: 'b', receivedAt: KICK_OFF + 20 * MINUTE };
    const other = judgeEntries(before, [early], FINAL, delivery).entries.at(-1);
    expect(other).toMatchObject({ entryId: early.entryId, at: KICK_OFF + 5 * MINUTE });
    expect(other).not.toHaveProperty('saidAt');
  });

  it('has the other end at a possible instant, with the one that its phone said', () => {
    const slow = { ...end(shown(2, 3)), at: KICK_OFF - 5 * MINUTE };
    expect(send(['a', kickOff, first], ['b', slow]).entries.at(-1)).toMatchObject({
      isOtherEnd: true,
      at: kickOff.at,
      saidAt: slow.at,
    });
  });

  it('keeps what each phone says, also the same as another one, or as it has said before', () => {
    const [said, corrected] = [shown(2, 3), log.make({ kind: 'score', finishes: false, shown: shown(2, 3) })];
    const two = send(['a', kickOff, first], ['b', end(said)], ['c', end(said)]);
    expect(two.folded.otherEnds.map(({ by }) => by)).toEqual(['b', 'c']);
    const seen = send(['b', kickOff, corrected], ['a', first], ['b', end(said)]);
    expect(seen.folded.otherEnds).toMatchObject([{ by: 'b', shown: said }]);
    const again = send(['a', kickOff, first], ['b', end(said), end(shown(2, 2)), end(said)]);
    expect(again.outcomes.slice(2)).toEqual(['taken', 'taken', 'taken']);
  });

  it('has other ends in the order in which they were made, whichever arrived first', () => {
    const [early, late] = [end(shown(0, 3)), end(shown(2, 3))];
    const { folded } = send(['a', kickOff, first], ['b', late], ['c', early]);
    expect(folded.otherEnds.map(({ entryId }) => entryId)).toEqual([early.entryId, late.entryId]);
  });

  it('has no other end in a forfeit, in another phase, or while it goes on', () => {
    const other = received(end(shown(2, 3)));
    const forfeit = received(
      log.make({ kind: 'forfeit', side: 'visitor', on: kickOff.entryId, shown: shown(0, 5) }),
    );
    const pause = { ...other, to: 'half-time' } as const;
    const ended = foldLog([received(kickOff), received(first)], rules);
    const ends = [other, forfeit, pause].map((entry) => isPhaseChange(entry) && otherEndOf(entry, ended));
    expect(ends).toMatchObject([{ isOtherEnd: true }, null, null]);
    expect(isPhaseChange(other) && otherEndOf(other, foldLog([received(kickOff)], rules))).toBeNull();
  });

  it('is told the same again without another entry', () => {
    const second = end(shown(2, 3));
    const { outcomes } = send(['a', kickOff, first], ['b', second], ['b', second, end(shown(2, 3))]);
    expect(outcomes.slice(2)).toEqual(['taken', 'known', 'known']);
  });

  it('keeps what a third one says, and what somebody says of a phase that is long over', () => {
    const shootOut = log.make({ kind: 'phase', to: 'shoot-out', on: kickOff.entryId });
    const ended = end(shown(1, 1, { kicks: { local: 3, visitor: 2 } }), shootOut.entryId);
    const { folded } = send(['a', kickOff, shootOut, ended], ['b', first], ['c', end(shown(2, 3))]);
    expect(folded.otherEnds.map(({ by }) => by)).toEqual(['b', 'c']);
  });

  it('keeps what a scorer says of a match whose result was typed, or that was forfeited', () => {
    const typed = log.make({ kind: 'score', finishes: true, on: kickOff.entryId, shown: shown(4, 0) });
    const forfeit = log.make({ kind: 'forfeit', side: 'local', on: kickOff.entryId });
    for (const ended of [typed, forfeit]) {
      const { folded } = send(['admin', kickOff, ended], ['b', end(shown(2, 3))]);
      expect(folded).toMatchObject({ phase: 'finished', lastChange: ended.entryId });
      expect(folded.otherEnds).toHaveLength(1);
    }
  });

  it('takes the other end over as it was said, with what either has seen', () => {
    const [seen, unseen, late] = [goal('local'), goal('visitor'), goal('visitor')];
    const one = end(shown(1, 0, { basis: [seen.entryId] }));
    const other = end(shown(1, 2, { basis: [seen.entryId, unseen.entryId] }));
    const before = send(['a', kickOff, seen, one], ['b', unseen, other], ['c', late]);
    expect(before.folded.arrivedLater).toEqual([unseen.entryId, late.entryId]);
    const [open] = before.folded.otherEnds;
    if (!open) throw new Error('There is no other end.');
    const takenOver = log.make({
      kind: 'score',
      finishes: true,
      on: one.entryId,
      shown: scoreOfOtherEnd(open, before.folded),
    });
    const { folded } = send(['a', kickOff, seen, one], ['b', unseen, other], ['c', late], ['a', takenOver]);
    expect(folded.score.goals).toEqual({ local: 1, visitor: 2 });
    expect(folded).toMatchObject({ otherEnds: [], arrivedLater: [late.entryId] });
  });

  it('has settled it with any result that was said over it, and where that says the same', () => {
    const second = end(shown(2, 3));
    const typed = (goals: ShownScore) =>
      log.make({ kind: 'score', finishes: true, on: first.entryId, shown: goals });
    const over = (goals: ShownScore) =>
      send(['a', kickOff, first], ['b', second], ['admin', typed(goals)]).folded;
    expect(over(shown(5, 0, { basis: [second.entryId] })).otherEnds).toEqual([]);
    expect(over(shown(2, 3)).otherEnds).toEqual([]);
    expect(over(shown(5, 0)).otherEnds).toHaveLength(1);
  });

  it('has settled it with a forfeit, whose score nobody has played, and not what comes after that', () => {
    const forfeit = log.make({ kind: 'forfeit', side: 'local', on: first.entryId });
    const lines = [
      ['a', kickOff, first],
      ['b', end(shown(1, 2))],
      ['admin', forfeit],
    ] as const;
    expect(send(...lines).folded).toMatchObject({ isForfeit: true, otherEnds: [] });
    const { folded } = send(...lines, ['c', end(shown(2, 3))]);
    expect(folded.otherEnds.map(({ by }) => by)).toEqual(['c']);
  });

  it('plays on without the other end where the first one is undone', () => {
    const scored = goal('local');
    const undo = log.make({ kind: 'undo', of: first.entryId });
    const { folded } = send(['a', kickOff, scored, first], ['b', end(shown(7, 7))], ['a', undo]);
    expect(folded).toMatchObject({ phase: 'first-half', otherEnds: [] });
    expect(folded.score.goals).toEqual({ local: 1, visitor: 0 });
  });

  it('lets the other one take back what they said', () => {
    const second = end(shown(2, 3));
    const undo = log.make({ kind: 'undo', of: second.entryId });
    const { folded, outcomes } = send(['a', kickOff, first], ['b', second], ['b', undo]);
    expect(outcomes.at(-1)).toBe('taken');
    expect(folded).toMatchObject({ phase: 'finished', otherEnds: [] });
  });

  it('does not count the other end among what arrived later', () => {
    const late = goal('visitor');
    const { folded } = send(['a', kickOff, first], ['b', end(shown(0, 9))], ['b', late]);
    expect(folded.arrivedLater).toEqual([late.entryId]);
    expect(scoreWithLater(folded).goals).toEqual({ local: 2, visitor: 2 });
  });

  const typedOn = (on: string, said: ShownScore) =>
    log.make({ kind: 'score', finishes: true, on, shown: said });

  it('keeps a result that a second one has typed without having seen the end', () => {
    const typed = typedOn(kickOff.entryId, shown(2, 3));
    const { folded, outcomes } = send(['a', kickOff, first], ['b', typed]);
    expect(outcomes.at(-1)).toBe('taken');
    expect(folded).toMatchObject({ lastChange: first.entryId, score: { goals: { local: 2, visitor: 1 } } });
    expect(folded.otherEnds).toMatchObject([{ entryId: typed.entryId, by: 'b', shown: typed.shown }]);
    const same = send(['a', kickOff, first], ['b', typedOn(kickOff.entryId, shown(2, 1))]);
    expect(same.outcomes.at(-1)).toBe('known');
  });

  it('has the last word of a phone that has ended it and typed another result before it was heard', () => {
    const second = end(shown(1, 2));
    const over = (said: ShownScore) =>
      send(['a', kickOff, first], ['b', second, typedOn(second.entryId, said)]).folded.otherEnds;
    expect(over(shown(2, 3))).toMatchObject([{ shown: { goals: { local: 2, visitor: 3 } } }]);
    expect(over(shown(2, 1))).toEqual([]);
  });

  it('says so where the log has no room left', () => {
    const fouls = Array.from({ length: 498 }, () =>
      log.make({ kind: 'foul', side: 'local', half: 'first-half' }),
    );
    const full = [kickOff, ...fouls].map((input) => ({ ...input, by: 'a', receivedAt: now }));
    const { verdicts } = judgeEntries(full, [first, end(shown(2, 3))], FINAL, {
      by: 'b',
      receivedAt: now + SECOND,
    });
    expect(verdicts).toMatchObject([{ outcome: 'taken' }, { code: 'match_log_is_full' }]);
  });
});
