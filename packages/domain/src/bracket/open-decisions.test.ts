import { describe, expect, it } from 'vitest';
import { recordLots } from '../commands/groups';
import { recordDecisionAcross } from '../commands/stages';
import { withdrawTeam } from '../commands/withdraw-team';
import type { Cup, Tournament } from '../cup/records';
import { buildCup, type StageDescription, teamIdOf } from '../testing/build-cup';
import { only } from '../testing/read-cup';
import { valueOf } from '../testing/results';
import { openDecisionsOf } from './open-decisions';

/** The open decisions, as the names of the level teams with their places. */
function openIn(cup: Cup): readonly string[] {
  const nameOf = (id: string) => cup.teams.find(({ teamId }) => teamId === id)?.name;
  return openDecisionsOf(cup).map(
    ({ across, from, to, teamIds }) =>
      `${across === null ? '' : `best ${across}: `}${from}–${to} ${teamIds.map(nameOf).join(' ')}`,
  );
}

const LEVEL = ['A 1-1 B', 'A 2-0 C', 'B 2-0 C'];
const groupOf = (teams: string, matches: readonly string[]) => ({ teams: teams.split(' '), matches });

function cupOf(
  knockout: readonly string[],
  matches: readonly string[] = LEVEL,
  others: StageDescription[] = [],
) {
  const groups = { name: 'Groups', groups: { 'Group A': groupOf('A B C', matches) } };
  const last = knockout.length > 0 ? [{ name: 'Finals', matches: knockout }] : [];
  return buildCup({ teams: ['X', 'Y'], stages: [groups, ...last, ...others] });
}

describe('a decision in a group', () => {
  it('is open where a placeholder names a place that level teams share', () => {
    expect(openIn(cupOf(['2nd Group A v X']))).toEqual(['1–2 A B']);
  });

  it('is not open where nothing depends on it, also not in a table that decides nothing', () => {
    expect(openIn(cupOf(['3rd Group A v X']))).toEqual([]);
    expect(openIn(cupOf(['X v Y']))).toEqual([]);
  });

  it('is open for the podium of a cup that a table decides, and not below it', () => {
    expect(openIn(cupOf([]))).toEqual(['1–2 A B']);
    const five = ['A', 'B', 'C', 'D', 'E'];
    const matches = ['A 1-0 D', 'A 1-0 E', 'B 1-0 D', 'B 1-0 E', 'C 1-0 D', 'C 1-0 E'];
    const decided = [...matches, 'A 1-0 B', 'B 1-0 C', 'A 1-0 C', 'D 1-1 E'];
    const table = buildCup({
      stages: [{ name: 'Table', groups: { 'Group A': { teams: five, matches: decided } } }],
    });
    expect(openIn(table)).toEqual([]);
  });

  it('is not open in a last table of those who lost, which decides no cup', () => {
    const ofTwo = (last: string) =>
      buildCup({
        stages: [
          { name: 'Groups', groups: { 'Group A': groupOf('A B C', ['A 2-0 B', 'A 2-0 C', 'B 1-0 C']) } },
          { name: 'Last', groups: { 'Group L': groupOf(last, [last.replace(' ', ' 1-1 ')]) } },
        ],
      });
    expect(openIn(ofTwo('B C'))).toEqual([]);
    expect(openIn(ofTwo('A B'))).toEqual(['1–2 A B']);
  });

  it.each(['stand', 'annulled'] as const)('is open where the results of a third team %s', (results) => {
    const cup = cupOf(['1st Group A v X'], ['A 1-1 B', 'A v C', 'B v C']);
    const withdrawn = valueOf(withdrawTeam(cup, { teamId: teamIdOf('C'), results }, 0));
    expect(openIn(withdrawn)).toEqual(['1–2 A B']);
  });

  it('is open among those whom an annulled team would separate', () => {
    const cup = cupOf(['1st Group A v X'], ['A 1-1 B', 'A 1-0 C', 'B 2-0 C']);
    const withdrawn = valueOf(withdrawTeam(cup, { teamId: teamIdOf('C'), results: 'annulled' }, 0));
    expect(openIn(withdrawn)).toEqual(['1–2 A B']);
  });

  it('is not open before the last match, and closed by its record', () => {
    expect(openIn(cupOf(['1st Group A v X'], [...LEVEL.slice(1), 'A v B']))).toEqual([]);
    const cup = cupOf(['1st Group A v X']);
    const { groupId } = only(cup.groups);
    const order = [teamIdOf('B'), teamIdOf('A')];
    expect(openIn(valueOf(recordLots(cup, groupId, order, 'shoot-out')))).toEqual([]);
  });
});

describe('a decision across groups', () => {
  const best = (matches: readonly string[], tournament: Partial<Tournament> = {}) =>
    buildCup({
      tournament,
      stages: [
        {
          name: 'Groups',
          groups: {
            'Group A': groupOf('A B', ['A 1-0 B']),
            'Group B': groupOf('C D', ['C 1-0 D']),
            'Group C': groupOf('E F G', ['E 3-0 F', 'E 3-0 G', 'F 1-1 G']),
          },
        },
        { name: 'Finals', matches },
      ],
    });

  it('is open among the teams on a place whose rank a placeholder names', () => {
    const cup = best(['Best first 2 v 2nd Group A'], {
      across: { criteria: ['wins'], results: 'per-match' },
    });
    expect(openIn(cup)).toEqual(['best 1: 1–3 A C E']);
    const { stageId } = cup.stages[0] ?? { stageId: '' };
    const teamIds = ['E', 'C', 'A'].map(teamIdOf);
    const decided = recordDecisionAcross(cup, stageId, { place: 1, teamIds, decision: 'ranking' });
    expect(openIn(valueOf(decided))).toEqual([]);
  });

  it('needs to know which teams of a larger group are left out, where results against them do not count', () => {
    expect(openIn(best(['Best first 1 v X']))).toEqual(['2–3 F G']);
    expect(openIn(best(['Best first 1 v X'], { across: { criteria: [], results: 'all' } }))).toEqual([]);
  });
});
