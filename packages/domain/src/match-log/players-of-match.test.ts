import { expect, it } from 'vitest';
import { LogBuilder, received } from '../testing/build-log';
import { activeEntries } from './active-entries';
import type { EntryFacts } from './entries';
import { playersOfMatch } from './players-of-match';

const half = 'first-half';

function playersOf(facts: readonly EntryFacts[]) {
  const log = new LogBuilder();
  return playersOfMatch({ active: activeEntries(facts.map((fact) => received(log.make(fact)))) });
}

function goal(playerId: string | null, how?: 'own-goal' | 'penalty'): EntryFacts {
  return { kind: 'goal', side: 'local', half, playerId, ...(how && { how }) };
}

function card(playerId: string | null, colour: 'yellow' | 'red' = 'yellow'): EntryFacts {
  return { kind: 'card', side: 'local', half, colour, playerId };
}

it('a player has their goals, without own goals, kicks and goals that name nobody', () => {
  const kick: EntryFacts = { kind: 'kick', side: 'local', isIn: true, playerId: 'anna' };
  const goals = [goal('anna'), goal('anna', 'penalty'), goal('anna', 'own-goal'), goal(null), kick];
  expect(playersOf(goals)).toEqual([{ playerId: 'anna', side: 'local', goals: 2 }]);
});

it('a goal that was undone counts for nobody, and one that was told again for whom it was told', () => {
  const told = { ...goal('bea'), replaces: 'phone-1' } as EntryFacts;
  expect(playersOf([goal(null), told])).toEqual([{ playerId: 'bea', side: 'local', goals: 1 }]);
  expect(playersOf([goal('anna'), { kind: 'undo', of: 'phone-1' }])).toEqual([]);
});

it('cards count in one number beside the goals, those of officials and of nobody for no player', () => {
  const official: EntryFacts = {
    kind: 'card',
    side: 'local',
    half,
    colour: 'red',
    playerId: null,
    isOfficial: true,
  };
  expect(
    playersOf([goal('anna'), card('anna'), card('anna'), card('bea', 'red'), card(null), official]),
  ).toEqual([
    { playerId: 'anna', side: 'local', goals: 1, card: 'secondYellow' },
    { playerId: 'bea', side: 'local', card: 'red' },
  ]);
});
