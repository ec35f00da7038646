import { expect, it } from 'vitest';
import type { ScorerTies } from '../cup/player-rules';
import { rankScorers } from './rank-scorers';

const SCORERS = [
  { name: 'Anna', goals: 2, matches: 5 },
  { name: 'Bea', goals: 4, matches: 5 },
  { name: 'Carla', goals: 2, matches: 3 },
  { name: 'Dora', goals: 1, matches: 1 },
  { name: 'Eva', goals: 2, matches: 5 },
];

function listBy(ties: ScorerTies): readonly string[] {
  return rankScorers(SCORERS, ties).map(({ position, name }) => `${position} ${name}`);
}

it('scorers with as many goals share a place in the order in which they came', () => {
  expect(listBy('shared')).toEqual(['1 Bea', '2 Anna', '2 Carla', '2 Eva', '5 Dora']);
});

it('scorers with as many goals are ranked by the fewer matches of their team where the cup says so', () => {
  expect(listBy('fewer-matches')).toEqual(['1 Bea', '2 Carla', '3 Anna', '3 Eva', '5 Dora']);
});

it('nobody is ranked where nobody has scored', () => {
  expect(rankScorers([], 'shared')).toEqual([]);
});
