import { describe, expect, it } from 'vitest';
import type { DecisionAcross } from '../cup/records';
import type { AcrossGroupsRules, ConductScale } from '../cup/table-rules';
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

  it('counts one in a provisional ranking', () => {
    const running = buildTableInput({ matches: ['A1 1-0 A2'], running: ['A1 5-0 A2'], includeRunning: true });
    const groups = [{ groupId: 'A', ...running, table: computeStandings(running) }];
    const rules = rulesOf('all');
    const ranking = rankAcrossGroups({ groups, place: 1, points, rules, includeRunning: true });
    expect(ranking).toMatchObject({ kind: 'ranked', rows: [{ played: 2, goalsFor: 6 }] });
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

  it('counts the results among the first three, or among as many as the place needs', () => {
    const four = ['A1 1-0 A2', 'A1 1-0 A3', 'A1 1-0 A4', 'A2 1-0 A3', 'A2 7-0 A4', 'A3 1-0 A4'];
    const groups = { A: four, B: ['B1 1-0 B2', 'B1 1-0 B3', 'B2 2-0 B3'] };
    expect(rank(groups, 2, 'first-three')).toEqual(['1 B2 3 pts 2-1', '2 A2 3 pts 1-1']);
    expect(rank(groups, 4, 'first-three')).toEqual(['1 A4 0 pts 0-9']);
    expect(rank({ A: four, B: ['B1 1-0 B2'] }, 2, 'first-three')).toEqual([
      '1 A2 3 pts 1-1',
      '2 B2 0 pts 0-1',
    ]);
  });

  it('compares points and goals a match', () => {
    const groups = {
      A: ['A1 2-0 A2', 'A1 1-0 A3', 'A2 1-1 A3', 'A2 2-2 A3'],
      B: ['B1 1-1 B2', 'B1 0-0 B2', 'B1 1-0 B2'],
      C: ['C1 3-0 C2'],
    };
    expect(rank(groups, 1, 'per-match')).toEqual(['1 C1 3 pts 3-0', '2 A1 6 pts 3-0', '3 B1 5 pts 2-1']);
    expect(rank(groups, 1, 'all')).toEqual(['1 A1 6 pts 3-0', '2 B1 5 pts 2-1', '3 C1 3 pts 3-0']);
  });

  it('says that points a match put a team ahead, where its points do not', () => {
    const groups = buildGroups({
      A: ['A1 2-0 A2', 'A1 1-0 A3', 'A2 1-1 A3', 'A2 2-2 A3'],
      B: ['B1 1-1 B2', 'B1 0-0 B2', 'B1 1-0 B2'],
      C: ['C1 3-1 C2', 'C1 2-2 C2'],
    });
    const ranking = rankAcrossGroups({ groups, place: 1, points, rules: rulesOf('per-match') });
    const rows = ranking.kind === 'ranked' ? ranking.rows : [];
    expect(
      rows.map(({ teamId, points: sum, reasons }) => [
        teamId,
        sum,
        reasons.map(({ criterion }) => criterion),
      ]),
    ).toEqual([
      ['team A1', 6, []],
      ['team C1', 4, ['points-a-match']],
      ['team B1', 5, ['points-a-match']],
    ]);
  });

  it('says that points a match put a team ahead of one that has as many points from more matches', () => {
    const groups = buildGroups({ A: ['A1 1-0 A2'], B: ['B1 4-0 B2', 'B1 0-1 B2'] });
    const ranking = rankAcrossGroups({ groups, place: 1, points, rules: rulesOf('per-match') });
    expect(ranking).toMatchObject({
      rows: [
        { teamId: 'team A1', points: 3, reasons: [{ criterion: 'points-a-match', behind: ['team B1'] }] },
        { teamId: 'team B1', points: 3, reasons: [{ criterion: 'points-a-match', ahead: ['team A1'] }] },
      ],
    });
  });

  it('compares a team without a match as one with one, and says who is level', () => {
    const input = buildTableInput({ matches: ['A1 v A2'], byDecision: { A1: 1 } });
    const group = { groupId: 'A', ...input, table: computeStandings(input) };
    const other = buildGroups({ B: ['B1 1-1 B2', 'B2 v B3', 'B1 0-0 B2', 'B1 1-0 B3'] });
    const ranking = rankAcrossGroups({
      groups: [group, ...other],
      place: 1,
      points,
      rules: rulesOf('per-match'),
    });
    expect(ranking).toMatchObject({ kind: 'ranked', rows: [{ teamId: 'team B1' }, { teamId: 'team A1' }] });
  });

  it('counts points by decision, and wins where the rules say so', () => {
    const a = buildTableInput({ matches: ['A1 2-0 A2', 'A1 3-0 A3', 'A2 0-0 A3'], byDecision: { A1: -2 } });
    const b = buildTableInput({ matches: ['B1 1-0 B2', 'B1 0-0 B3', 'B2 v B3'] });
    const groups = [a, b].map((input, index) => ({
      groupId: `${index}`,
      ...input,
      table: computeStandings(input),
    }));
    const by = (criteria: AcrossGroupsRules['criteria']) =>
      rankAcrossGroups({
        groups,
        place: 1,
        points,
        rules: tableRulesOf({ tieBreakers: 'goal-difference', across: { criteria, results: 'all' } }),
      });
    const rows = [
      { teamId: 'team A1', points: 4, position: 1 },
      { teamId: 'team B1', points: 4, position: 2 },
    ];
    expect(by(['wins'])).toMatchObject({ rows });
    expect(by(['goals-scored'])).toMatchObject({ rows });
    expect(by([])).toMatchObject({ rows: [{ position: 1 }, { position: 1 }] });
  });

  it('counts the cards of the matches that count, and those that were typed as they are', () => {
    const matches = ['A2 1-0 A3', 'A1 1-0 A2', 'A1 1-0 A3'];
    const a = buildTableInput({ matches, cards: { A2: { players: { red: 1 } } }, typed: { A2: 0 } });
    const b = buildTableInput({
      matches: ['B1 1-0 B2'],
      cards: { B2: { players: { yellow: 1 } } },
      typed: { B2: 1 },
    });
    const groups = [b, a].map((input, index) => ({
      groupId: `${index}`,
      ...input,
      table: computeStandings(input),
    }));
    const by = (conduct: ConductScale) =>
      rankAcrossGroups({
        groups,
        place: 2,
        points,
        rules: { across: { criteria: ['conduct'], results: 'level-sizes' }, conduct },
      });
    const inOrder = [{ teamId: 'team A2' }, { teamId: 'team B2' }];
    expect(by(tableRulesOf({ tieBreakers: 'world-cup-26' }).conduct)).toMatchObject({ rows: inOrder });
    expect(by({ kind: 'typed' })).toMatchObject({ rows: inOrder });
  });

  it('says that conduct is counted in part where the cards of any match were not counted', () => {
    const cards = { A1: { players: { red: 1 } } };
    const counted = buildTableInput({ matches: ['A1 1-0 A2'], cards });
    const other = buildTableInput({ matches: ['B1 1-0 B2'], cards: {} });
    const uncounted = buildTableInput({ matches: ['B1 1-0 B2'] });
    const { conduct } = tableRulesOf({ tieBreakers: 'world-cup-26' });
    const criterionWith = (second: typeof other) => {
      const groups = [counted, second].map((input, index) => ({
        groupId: `${index}`,
        ...input,
        table: computeStandings(input),
      }));
      const rules = { across: { criteria: ['conduct'], results: 'all' }, conduct } as const;
      const ranking = rankAcrossGroups({ groups, place: 1, points, rules });
      return ranking.kind === 'ranked' ? ranking.rows[0]?.reasons[0]?.criterion : null;
    };
    expect(criterionWith(other)).toBe('conduct');
    expect(criterionWith(uncounted)).toBe('conduct-in-part');
  });

  describe('a recorded decision', () => {
    const groups = buildGroups({ A: ['A1 1-0 A2'], B: ['B1 1-0 B2'], C: ['C1 2-0 C2'] });
    const decided = (...decisions: readonly DecisionAcross[]) => {
      const ranking = rankAcrossGroups({ groups, place: 1, points, rules: rulesOf('all'), decisions });
      if (ranking.kind === 'undecided') return [];
      return ranking.rows.map(({ position, teamId, reasons }) =>
        [position, teamId.slice(5), ...reasons.map(({ criterion }) => criterion)].join(' '),
      );
    };
    const lots = { place: 1, teamIds: ['team B1', 'team A1'], decision: 'lots' } as const;

    it('puts level teams of a place into its order, and says what it was', () => {
      expect(decided(lots)).toEqual([
        '1 C1 goal-difference',
        '2 B1 goal-difference decision-lots',
        '3 A1 decision-lots',
      ]);
    });

    it('is the one that names all level teams, among several of the stage', () => {
      const others = [
        { ...lots, place: 2 },
        { ...lots, teamIds: ['team A1'] },
        { ...lots, teamIds: ['team C1', 'team B1', 'team A1'], decision: 'ranking' },
      ] as const;
      expect(decided(...others)[1]).toBe('2 B1 goal-difference decision-ranking');
    });

    it('decides nothing when it names another place, or not every level team', () => {
      const open = ['1 C1 goal-difference', '2 A1 goal-difference level', '2 B1 goal-difference level'];
      expect(decided({ ...lots, place: 2 })).toEqual(open);
      expect(decided({ ...lots, teamIds: ['team B1'] })).toEqual(open);
      expect(decided()).toEqual(open);
    });

    it('decides nothing about teams that are no longer level', () => {
      expect(decided({ ...lots, teamIds: ['team A1', 'team C1', 'team B1'] })[0]).toBe(
        '1 C1 goal-difference',
      );
    });
  });
});
