import { describe, expect, it } from 'vitest';
import type { AcrossGroupsRules } from '../cup/table-rules';
import { tableRulesOf } from './presets';
import { buildTableInput } from '../testing/build-table';
import { EURO_2016_GROUPS } from '../testing/real-groups';
import { rankAcrossGroups, type RankedGroup } from './across-groups';
import { computeStandings } from './standings';

const points = { win: 3, draw: 1, loss: 0 };

const rulesOf = (results: AcrossGroupsRules['results']) =>
  tableRulesOf({
    tieBreakers: 'goal-difference',
    across: { criteria: ['goal-difference', 'goals-scored'], results },
  });

function buildGroups(groups: Readonly<Record<string, readonly string[]>>): RankedGroup[] {
  return Object.entries(groups).map(([groupId, matches]) => {
    const input = buildTableInput({ matches, points, tieBreakers: 'head-to-head' });
    return { groupId, teams: input.teams, matches: input.matches, table: computeStandings(input) };
  });
}

function rank(
  groups: Readonly<Record<string, readonly string[]>>,
  place: number,
  results: AcrossGroupsRules['results'] = 'all',
): string[] {
  const ranking = rankAcrossGroups({
    groups: buildGroups(groups),
    place,
    points,
    rules: rulesOf(results),
  });
  if (ranking.kind === 'undecided') return ['undecided', ...ranking.groupIds];
  return ranking.rows.map(
    (row) => `${row.position} ${row.teamId.slice(5)} ${row.points} pts ${row.goalsFor}-${row.goalsAgainst}`,
  );
}

describe('the ranking across groups', () => {
  it('ranks the third-placed teams of EURO 2016 as UEFA did', () => {
    expect(rank(EURO_2016_GROUPS, 3)).toEqual([
      '1 Slovakia 4 pts 3-3',
      '2 Ireland 4 pts 2-4',
      '3 Portugal 3 pts 4-4',
      '4 Northern Ireland 3 pts 2-2',
      '5 Turkey 3 pts 2-4',
      '6 Albania 3 pts 1-3',
    ]);
  });

  it('does not depend on the order of the groups', () => {
    const reversed = Object.fromEntries(Object.entries(EURO_2016_GROUPS).reverse());
    expect(rank(reversed, 3)).toEqual(rank(EURO_2016_GROUPS, 3));
  });

  it('gives teams that are level the same position', () => {
    const groups = { A: ['A1 1-0 A2'], B: ['B1 1-0 B2'], C: ['C1 2-0 C2'] };
    expect(rank(groups, 1)).toEqual(['1 C1 3 pts 2-0', '2 A1 3 pts 1-0', '2 B1 3 pts 1-0']);
  });

  it('counts all results when group sizes are not levelled', () => {
    const groups = { A: ['A1 1-0 A2', 'A2 9-0 A3', 'A1 1-0 A3'], B: ['B1 2-1 B2'] };
    expect(rank(groups, 2)).toEqual(['1 A2 3 pts 9-1', '2 B2 0 pts 1-2']);
  });

  it('leaves out results against the last teams of larger groups when sizes are levelled', () => {
    const groups = { A: ['A1 2-0 A2', 'A2 9-0 A3', 'A1 1-0 A3'], B: ['B1 2-1 B2'] };
    expect(rank(groups, 2, 'level-sizes')).toEqual(['1 B2 0 pts 1-2', '2 A2 0 pts 0-2']);
  });

  it('does not count a match that is still running', () => {
    const running = buildTableInput({ matches: ['A1 1-0 A2'], running: ['A1 5-0 A2'] });
    const group = {
      groupId: 'A',
      teams: running.teams,
      matches: running.matches,
      table: computeStandings(running),
    };
    const ranking = rankAcrossGroups({
      groups: [group],
      place: 1,
      points,
      rules: rulesOf('all'),
    });
    expect(ranking).toMatchObject({ kind: 'ranked', rows: [{ played: 1, goalsFor: 1 }] });
  });

  it('leaves out groups that are too small to have the place', () => {
    const groups = { A: ['A1 1-0 A2', 'A2 1-0 A3', 'A1 1-0 A3'], B: ['B1 2-1 B2'] };
    expect(rank(groups, 3, 'level-sizes')).toEqual(['1 A3 0 pts 0-2']);
    expect(rank(groups, 4, 'level-sizes')).toEqual([]);
  });

  it('is undecided, and names the groups, while a group shares the place', () => {
    const groups = { B: ['B1 1-1 B2'], A: ['A1 0-0 A2'], C: ['C1 1-0 C2'] };
    expect(rank(groups, 1)).toEqual(['undecided', 'A', 'B']);
    expect(rank(groups, 2)).toEqual(['undecided', 'A', 'B']);
  });

  it('is undecided when the teams left out share their position with one that counts', () => {
    const groups = { A: ['A1 1-0 A2', 'A1 1-0 A3', 'A2 1-1 A3'], B: ['B1 2-1 B2'] };
    expect(rank(groups, 1, 'level-sizes')).toEqual(['undecided', 'A']);
    expect(rank(groups, 1, 'all')).toEqual(['1 A1 6 pts 2-0', '2 B1 3 pts 2-1']);
  });
});
