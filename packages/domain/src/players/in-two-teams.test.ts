import { describe, expect, it } from 'vitest';
import { namesInTwoTeams } from './in-two-teams';

/** A team with these players; their ids differ, whatever their names. */
function team(teamId: string, names: readonly string[], categoryId: string | null = null) {
  const players = names.map((name, index) => ({ playerId: `${teamId} ${categoryId} ${index}`, name }));
  return { teamId, players, categoryId };
}

describe('a name in two teams', () => {
  it('is told with the teams, whatever its case and spaces', () => {
    const teams = [
      team('A', ['Anna Keller', 'Bea']),
      team('B', ['Cleo', 'anna  keller']),
      team('C', ['ANNA KELLER']),
    ];
    expect(namesInTwoTeams(teams)).toEqual([{ name: 'Anna Keller', teamIds: ['A', 'B', 'C'] }]);
  });

  it('is told of teams of one category, and of teams without one', () => {
    const teams = [
      team('A', ['Anna', 'Bea'], 'women'),
      team('B', ['Anna', 'Cleo'], 'women'),
      team('C', ['Bea', 'Cleo'], 'mixed'),
      team('D', ['Dora']),
      { ...team('E', ['Dora']), categoryId: undefined },
    ];
    expect(namesInTwoTeams(teams)).toEqual([
      { name: 'Anna', teamIds: ['A', 'B'] },
      { name: 'Dora', teamIds: ['D', 'E'] },
    ]);
  });

  it('is none where one team has it twice, because that is two people', () => {
    expect(namesInTwoTeams([team('A', ['Anna', 'Anna']), team('B', ['Bea'])])).toEqual([]);
  });
});
