import type { EntryInput } from '@futsal-cup/domain/match-log/entries';
import { describe, expect, test } from 'vitest';
import { toldAgain } from './told-again';

const made = { side: 'local', half: 'first-half', playerId: null, at: 7 } as const;
const goal: EntryInput = { ...made, kind: 'goal', entryId: 'goal' };
const card: EntryInput = { ...made, kind: 'card', colour: 'red', entryId: 'card' };

describe('what is told again', () => {
  test('is the same goal or card at its instant, with what was learnt', () => {
    expect(toldAgain(goal, { playerId: 'anna', how: 'penalty' })).toEqual({
      facts: {
        kind: 'goal',
        side: 'local',
        half: 'first-half',
        playerId: 'anna',
        how: 'penalty',
        replaces: 'goal',
      },
      at: 7,
    });
    expect(toldAgain(card, { playerId: 'anna' })).toMatchObject({
      facts: { kind: 'card', colour: 'red', playerId: 'anna', replaces: 'card' },
    });
  });

  test('keeps a second yellow, and makes a card one of an official and back', () => {
    const second: EntryInput = { ...card, how: 'second-yellow' };
    expect(toldAgain(second, { playerId: 'anna' })?.facts).toMatchObject({ how: 'second-yellow' });
    const official: EntryInput = { ...second, isOfficial: true };
    expect(toldAgain(second, { playerId: null, isOfficial: true })?.facts).toEqual({
      kind: 'card',
      side: 'local',
      half: 'first-half',
      colour: 'red',
      how: 'second-yellow',
      isOfficial: true,
      playerId: null,
      replaces: 'card',
    });
    expect(toldAgain(official, { playerId: null, isOfficial: true })).toBeNull();
    expect(toldAgain(official, { playerId: null })?.facts).not.toHaveProperty('isOfficial');
  });

  test('replaces what was entered first, also when it has been told again before', () => {
    const again: EntryInput = { ...goal, playerId: 'anna', replaces: 'goal', entryId: 'again' };
    expect(toldAgain(again, { playerId: 'bea' })?.facts).toMatchObject({ replaces: 'goal' });
    expect(toldAgain(again, { playerId: null })?.facts).toMatchObject({ playerId: null });
  });

  test('is nothing where nothing was learnt, and where it is no goal and no card', () => {
    expect(toldAgain(goal, { playerId: null })).toBeNull();
    expect(toldAgain(card, { playerId: null })).toBeNull();
    expect(
      toldAgain(
        { kind: 'foul', side: 'local', half: 'first-half', entryId: 'foul', at: 7 },
        { playerId: 'anna' },
      ),
    ).toBeNull();
  });
});
