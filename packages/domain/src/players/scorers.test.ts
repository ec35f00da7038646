import { expect, it } from 'vitest';
import { resolveCup } from '../bracket/resolve-cup';
import type { Cup, PlayerOfMatch } from '../cup/records';
import { buildCup, recordScoredTeams, teamIdOf, withMatch } from '../testing/build-cup';
import { goalsOfScorers } from './scorers';

const CUP = recordScoredTeams(
  buildCup({
    stages: [{ name: 'Groups', groups: { A: { teams: ['A', 'B', 'C'], matches: ['A 3-1 B', 'B 1-0 C'] } } }],
  }),
);

function withGoals(cup: Cup, goals: Readonly<Record<string, readonly PlayerOfMatch[]>>): Cup {
  return Object.entries(goals).reduce<Cup>(
    (before, [match, players]) => withMatch(before, match, { players }),
    cup,
  );
}

const PLAYED = withGoals(CUP, {
  'match 1': [
    { playerId: 'anna', side: 'local', goals: 2 },
    { playerId: 'bea', side: 'visitor', goals: 1 },
    { playerId: 'carla', side: 'local', card: 'yellow' },
  ],
  'match 2': [{ playerId: 'bea', side: 'local', goals: 1 }],
});

it('a player has the goals of all matches, and who has none is no scorer', () => {
  const zoe = { playerId: 'zoe', side: 'visitor', goals: 1 } as const;
  const cup = withMatch(PLAYED, 'match 2', { players: [{ playerId: 'bea', side: 'local', goals: 1 }, zoe] });
  expect([...goalsOfScorers(cup, resolveCup(cup))]).toEqual([
    ['anna', 2],
    ['bea', 2],
    ['zoe', 1],
  ]);
});

it('goals of a match that was awarded count, those of an annulled match do not', () => {
  const goalsOf = (cup: Cup) =>
    [...goalsOfScorers(cup, resolveCup(cup))].map(([playerId, goals]) => `${playerId} ${goals}`);
  const awarded = withMatch(PLAYED, 'match 1', { forfeit: 'local' });
  expect(goalsOf(awarded)).toEqual(['anna 2', 'bea 2']);
  const withdrawn = { results: 'annulled', at: '2026-06-13T09:00:00.000Z' } as const;
  const teams = PLAYED.teams.map((team) => (team.teamId === teamIdOf('C') ? { ...team, withdrawn } : team));
  expect(goalsOf({ ...PLAYED, teams })).toEqual(['anna 2', 'bea 1']);
});
