import { describe, expect, it } from 'vitest';
import { GROUP_MATCH, KICK_OFF, LogBuilder, MINUTE, received } from '../testing/build-log';
import type { Entry, EntryInput } from './entries';
import { judgeEntries } from './judge';
import { MAX_MOVED_ENTRIES, moveAway, moveBack, type MovedEntries } from './moved-entries';

const MOVED_AT = KICK_OFF + 10 * MINUTE;
const NOW = KICK_OFF + 20 * MINUTE;

const log = new LogBuilder();
const begun = log.make({ kind: 'phase', to: 'first-half', on: null });
const goalOf = (playerId: string | null = null) =>
  ({ kind: 'goal', side: 'local', half: 'first-half', playerId }) as const;
const goal = log.make(goalOf());
const ENTRIES: readonly Entry[] = [received(begun), received(goal)];

const moved = moveAway(null, ENTRIES, MOVED_AT);

/** The outcome of an entry that is sent to a log from which other entries were moved away. */
function outcomeOf(input: EntryInput, by = 'phone', entries: readonly Entry[] = []): string | undefined {
  const match = { ...GROUP_MATCH, moved };
  const { verdicts } = judgeEntries(entries, [input], match, { by, receivedAt: NOW });
  const [verdict] = verdicts;
  return verdict && 'code' in verdict ? verdict.code : verdict?.outcome;
}

const AFTER = 15 * MINUTE;

describe('a log that was moved away', () => {
  it('knows what was moved, whoever sends it again', () => {
    expect(outcomeOf(begun)).toBe('known');
    expect(outcomeOf(goal)).toBe('known');
    expect(outcomeOf(goal, 'another phone')).toBe('known');
  });

  it('refuses what builds on a moved entry, also when it was made after the move', () => {
    const builds = [
      log.make({ kind: 'undo', of: goal.entryId }, AFTER),
      log.make({ ...goalOf('anna'), replaces: goal.entryId }, AFTER),
      log.make(
        {
          kind: 'card',
          side: 'local',
          half: null,
          colour: 'red',
          playerId: 'anna',
          replaces: goal.entryId,
        },
        AFTER,
      ),
      log.make({ kind: 'phase', to: 'finished', on: begun.entryId }, AFTER),
      log.make({ kind: 'forfeit', side: 'local', on: begun.entryId }, AFTER),
    ];
    for (const entry of builds) expect(outcomeOf(entry, 'another phone')).toBe('match_log_was_moved');
  });

  it('refuses what somebody who made the moved entries had made before the move', () => {
    expect(outcomeOf(log.make(goalOf(), 10 * MINUTE))).toBe('match_log_was_moved');
    expect(outcomeOf(log.make(goalOf(), 10 * MINUTE + 1))).toBe('match_has_not_begun');
  });

  it('takes what others made for this match, whenever that was, and what everybody makes now', () => {
    const kickOff = (after: number) => log.make({ kind: 'phase', to: 'first-half', on: null }, after);
    expect(outcomeOf(kickOff(5 * MINUTE), 'another phone')).toBe('taken');
    expect(outcomeOf(kickOff(AFTER))).toBe('taken');
    const another = received(kickOff(AFTER), NOW, 'another phone');
    expect(outcomeOf(log.make(goalOf(), AFTER), 'phone', [another])).toBe('taken');
    expect(outcomeOf(log.make({ kind: 'undo', of: another.entryId }, AFTER), 'phone', [another])).toBe(
      'taken',
    );
  });
});

describe('what was moved', () => {
  it('names each entry and each device once, and the last instant', () => {
    const first = { entryIds: ['phone-1', 'phone-2'], by: ['phone'], at: MOVED_AT };
    expect(moveAway(null, ENTRIES, MOVED_AT)).toEqual(first);
    const more = [received(goal), received(log.make(goalOf()), NOW, 'tablet')];
    expect(moveAway(moved, more, NOW)).toEqual({
      entryIds: ['phone-1', 'phone-2', more[1]?.entryId],
      by: ['phone', 'tablet'],
      at: NOW,
    });
  });

  it('is forgotten when it comes back, and what did not come back is not', () => {
    expect(moveBack(null, ENTRIES)).toBeNull();
    expect(moveBack(moved, ENTRIES)).toBeNull();
    expect(moveBack(moved, ENTRIES.slice(0, 1))).toEqual({ ...moved, entryIds: ['phone-2'] });
  });

  it('has a limit', () => {
    const entryIds = Array.from({ length: MAX_MOVED_ENTRIES - 2 }, (_, index) => `other-${index}`);
    const before: MovedEntries = { entryIds, by: ['phone'], at: KICK_OFF };
    expect(moveAway(before, ENTRIES, NOW)?.entryIds).toHaveLength(MAX_MOVED_ENTRIES);
    expect(moveAway({ ...before, entryIds: ['x', ...entryIds] }, ENTRIES, NOW)).toBeNull();
  });
});
