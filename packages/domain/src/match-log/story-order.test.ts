import { describe, expect, it } from 'vitest';
import { KICK_OFF, LogBuilder, MINUTE, received, shown } from '../testing/build-log';
import { activeEntries } from './active-entries';
import type { EntryInput } from './entries';
import { instantsOf } from './instants';
import { phaseChanges } from './phases';
import { inStoryOrder } from './story-order';

const log = new LogBuilder();
const kickOff = log.make({ kind: 'phase', to: 'first-half', on: null }, 0);
const pause = log.make({ kind: 'phase', to: 'half-time', on: kickOff.entryId }, 20 * MINUTE);
const end = (on: string | null, ...included: readonly EntryInput[]) => {
  const basis = included.map(({ entryId }) => entryId);
  return log.make({ kind: 'score', finishes: true, on, shown: shown(1, 0, { basis }) }, 40 * MINUTE);
};
const goal = (half: 'first-half' | 'second-half', after: number) =>
  log.make({ kind: 'goal', side: 'local', half, playerId: null }, after);
const kick = (after: number) => log.make({ kind: 'kick', side: 'local', isIn: true, playerId: null }, after);
const card = (after: number) =>
  log.make({ kind: 'card', side: 'local', half: null, colour: 'yellow', playerId: null }, after);
const correction = (after: number) => log.make({ kind: 'score', finishes: false, shown: shown(1, 0) }, after);

/** Expects that a log tells its entries in this order, whatever the order in which they arrived. */
function expectStory(...story: readonly EntryInput[]) {
  for (const inputs of [story, [...story].reverse()]) {
    const entries = inputs.map((input) => received(input));
    const active = activeEntries(entries);
    const changes = phaseChanges(active);
    const told = inStoryOrder(entries, changes, instantsOf(active, changes));
    expect(told.map(({ entry }) => entry.entryId)).toEqual(story.map(({ entryId }) => entryId));
  }
}

describe('an entry that names its half', () => {
  it('is told in that half, also where its phone dated it after the half', () => {
    expectStory(kickOff, goal('first-half', 25 * MINUTE), pause, card(21 * MINUTE));
    expectStory(kickOff, goal('first-half', 45 * MINUTE), end(kickOff.entryId));
  });

  it('is told before every end, where its half or its shoot-out is not in the story', () => {
    for (const late of [goal('second-half', 45 * MINUTE), kick(45 * MINUTE)]) {
      const first = end(kickOff.entryId);
      const typed = { ...end(first.entryId), at: KICK_OFF + 50 * MINUTE };
      expectStory(kickOff, late, first, typed);
      expectStory(kickOff, pause, late, end(pause.entryId));
      expectStory(late, end(null));
    }
  });

  it('is told when it was made, where the half that it names has not begun', () => {
    expectStory(kickOff, card(MINUTE), goal('second-half', 2 * MINUTE), card(3 * MINUTE), pause);
  });
});

describe('an entry that names no half', () => {
  it('is told in what had begun when it was made, a change at its own instant included', () => {
    expectStory(card(-MINUTE), kickOff, card(19 * MINUTE), pause, card(20 * MINUTE), card(21 * MINUTE));
  });

  it('is told after the end where it was made then', () => {
    expectStory(kickOff, end(kickOff.entryId), card(45 * MINUTE));
  });
});

describe('a correction that is dated after the end', () => {
  it('is told before the end whose score includes it, and after an end before that', () => {
    const late = correction(55 * MINUTE);
    expectStory(kickOff, late, end(kickOff.entryId, late));
    const first = end(kickOff.entryId);
    const typed = { ...end(first.entryId, late), at: KICK_OFF + 50 * MINUTE };
    expectStory(kickOff, first, late, typed);
  });

  it('is told after every end whose score does not include it, or that has none', () => {
    const bare = log.make({ kind: 'phase', to: 'finished', on: kickOff.entryId, shown: undefined }, MINUTE);
    expectStory(kickOff, end(kickOff.entryId), correction(45 * MINUTE));
    expectStory(kickOff, bare, correction(45 * MINUTE));
  });
});
