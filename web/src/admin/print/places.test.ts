import { expect, test } from 'vitest';
import {
  buildCup,
  buildGroup,
  buildKnownMatch,
  buildMatch,
  buildRow,
  buildStage,
  buildTeam,
} from '../../testing/build-view';
import { placesOf } from './places';

const NAMES = ['Lions', 'Bears', 'Wolves'];
const SCORE = { state: 'finished', local: { goals: 2 }, visitor: { goals: 1 } } as const;

function buildLeague(positions: readonly number[]) {
  const teams = NAMES.map((name) => ({ teamId: `team-${name}`, name }));
  const standings = teams.map((team, index) => buildRow({ ...team, position: positions[index] ?? 1 }));
  const Matches = [buildKnownMatch('Lions', 'Bears', { ...SCORE, groupId: 'group-1' })];
  const groups = [buildGroup({ Teams: teams, standings })];
  return buildCup({ Teams: NAMES.map((name) => buildTeam(name)), Stages: [buildStage({ groups, Matches })] });
}

test('a table that decides the cup gives each team its place', () => {
  expect([...placesOf(buildLeague([2, 1, 3]))]).toEqual([
    ['team-Lions', 2],
    ['team-Bears', 1],
    ['team-Wolves', 3],
  ]);
});

test.each([
  ['the first place is shared', buildLeague([1, 1, 3])],
  [
    'a match is still to come',
    { ...buildLeague([1, 2, 3]), Stages: [buildStage({ Matches: [buildMatch()] })] },
  ],
  ['everybody sees the cup without tables', { ...buildLeague([1, 2, 3]), shown: 'no-tables' as const }],
])('there are no places where %s', (_why, cup) => {
  expect(placesOf(cup).size).toBe(0);
});

test('a final gives places to those who play it, whatever table comes before it', () => {
  const Final = { stageId: 'final', name: 'Final' };
  const final = buildKnownMatch('Lions', 'Bears', { ...SCORE, ...Final, Stage: Final });
  const knockout = buildStage({ ...Final, type: 'knockout', order: 2, Matches: [final] });
  const league = buildLeague([2, 1, 3]);
  expect([...placesOf({ ...league, Stages: [...league.Stages, knockout] })]).toEqual([
    ['team-Lions', 1],
    ['team-Bears', 2],
  ]);
});
