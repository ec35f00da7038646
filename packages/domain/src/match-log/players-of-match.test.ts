import { expect, it } from 'vitest';
import { GROUP_MATCH, LogBuilder, received, shown } from '../testing/build-log';
import type { EntryFacts } from './entries';
import { foldLog } from './fold';
import { playersOfMatch } from './players-of-match';

const half = 'first-half';

function playersOf(facts: readonly EntryFacts[]) {
  const log = new LogBuilder();
  const entries = facts.map((fact) => received(log.make(fact)));
  return playersOfMatch(foldLog(entries, GROUP_MATCH.rules));
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

it('a goal that came after the end counts once it is in the score', () => {
  const begin: EntryFacts = { kind: 'phase', to: 'first-half', on: null };
  const end: EntryFacts = {
    kind: 'phase',
    to: 'finished',
    on: 'phone-1',
    shown: shown(1, 0, { basis: ['phone-2'] }),
  };
  const late = [begin, goal('anna'), end, goal('anna')];
  expect(playersOf(late)).toEqual([{ playerId: 'anna', side: 'local', goals: 1 }]);
  const settled = shown(2, 0, { basis: ['phone-2', 'phone-4'] });
  expect(playersOf([...late, { kind: 'score', finishes: true, on: 'phone-3', shown: settled }])).toEqual([
    { playerId: 'anna', side: 'local', goals: 2 },
  ]);
});

it('a second yellow that names nobody is of the one with a yellow, and of nobody where several have one', () => {
  const second: EntryFacts = { ...card(null, 'red'), how: 'second-yellow' } as EntryFacts;
  expect(playersOf([card('anna'), second])).toEqual([
    { playerId: 'anna', side: 'local', card: 'secondYellow' },
  ]);
  expect(playersOf([card('anna'), card('bea'), second])).toEqual(
    expect.arrayContaining([
      { playerId: 'anna', side: 'local', card: 'yellow' },
      { playerId: 'bea', side: 'local', card: 'yellow' },
    ]),
  );
  const told: EntryFacts = { ...second, playerId: 'bea', replaces: 'phone-3' } as EntryFacts;
  expect(playersOf([card('anna'), card('bea'), second, told])).toEqual([
    { playerId: 'anna', side: 'local', card: 'yellow' },
    { playerId: 'bea', side: 'local', card: 'secondYellow' },
  ]);
});
