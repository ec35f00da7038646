import { expect, it } from 'vitest';
import { GROUP_MATCH, KICK_OFF, LogBuilder, MINUTE } from '../testing/build-log';
import type { EntryFacts } from './entries';
import { foldLog } from './fold';
import { type JudgedMatch, judgeEntries } from './judge';

const KNOCKOUT = { ...GROUP_MATCH, isKnockout: true };
const DELIVERY = { by: 'phone', receivedAt: KICK_OFF + 60 * MINUTE };
const GOAL = { kind: 'goal', side: 'local', half: 'first-half', playerId: null } as const;
const KICK = { kind: 'kick', side: 'local', isIn: true, playerId: null } as const;

/** What becomes of entries that are sent at once, the first of them with the id 'phone-1'. */
function send(facts: readonly EntryFacts[], match: JudgedMatch = KNOCKOUT) {
  const log = new LogBuilder();
  const inputs = facts.map((each) => log.make(each));
  const { entries, verdicts } = judgeEntries([], inputs, match, DELIVERY);
  return {
    phase: foldLog(entries, match.rules).phase,
    told: verdicts.map((verdict) => (verdict.outcome === 'refused' ? verdict.code : verdict.outcome)),
  };
}

const BEGUN = { kind: 'phase', to: 'first-half', on: null } as const;
const SHOOT_OUT = { kind: 'phase', to: 'shoot-out', on: 'phone-1' } as const;

it.each([
  ['a knockout match', KNOCKOUT],
  ['a group match whose kicks count', { ...GROUP_MATCH, countsKicks: true }],
])('a shoot-out of %s begins on a level score only, and its kicks with it', (_, match) => {
  expect(send([BEGUN, GOAL, SHOOT_OUT, KICK], match)).toEqual({
    phase: 'first-half',
    told: ['taken', 'taken', 'score_is_not_level', 'there_is_no_shoot_out_yet'],
  });
  const level = [BEGUN, GOAL, { ...GOAL, side: 'visitor' } as const, SHOOT_OUT, KICK];
  expect(send(level, match).phase).toBe('shoot-out');
});

it('a shoot-out begins once the score is corrected', () => {
  const undone = [BEGUN, GOAL, SHOOT_OUT, { kind: 'undo', of: 'phone-2' } as const, SHOOT_OUT, KICK];
  expect(send(undone).told.slice(2)).toEqual(['score_is_not_level', 'taken', 'taken', 'taken']);
});

it('a goal that arrives after a shoot-out has begun takes nothing back', () => {
  expect(send([BEGUN, SHOOT_OUT, GOAL, KICK])).toEqual({
    phase: 'shoot-out',
    told: ['taken', 'taken', 'taken', 'taken'],
  });
});
