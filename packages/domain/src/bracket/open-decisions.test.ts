import { describe, expect, it } from 'vitest';
import { recordLots } from '../commands/groups';
import { recordDecisionAcross } from '../commands/stages';
import type { Cup, Tournament } from '../cup/records';
import { buildCup, type StageDescription, teamIdOf } from '../testing/build-cup';
import { only } from '../testing/read-cup';
import { resolvedStagesOf } from '../testing/resolved-stages';
import { valueOf } from '../testing/results';
import { withdraw } from '../testing/withdraw';
import { openDecisionsOf } from './open-decisions';
import { podiumOf } from './podium';

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

  it('is open in the only table beside a knockout stage without matches, unless no table is shown', () => {
    const cup = buildCup({
      stages: [
        { name: 'Entry', matches: [] },
        { name: 'Table', groups: { 'Group A': groupOf('A B C', LEVEL) } },
      ],
    });
    expect(openIn(cup)).toEqual(['1–2 A B']);
    expect(openIn({ ...cup, tournament: { ...cup.tournament, shown: 'no-tables' } })).toEqual([]);
  });

  it('is open in a last table that takes the first of a group whose teams are all annulled', () => {
    const cup = buildCup({
      stages: [
        {
          name: 'Groups',
          groups: { A: groupOf('A B', ['A 1-0 B']), B: groupOf('C D', ['C 1-0 D']) },
        },
        {
          name: 'Last',
          groups: {
            E: {
              teams: [],
              places: ['1st A', '1st B', '2nd B'],
              matches: ['1st A v 1st B', '1st A v 2nd B', '1st B 1-1 2nd B'],
            },
          },
        },
      ],
    });
    const annulled = ['A', 'B'].reduce((before, name) => withdraw(before, name, 'annulled'), cup);
    expect(podiumOf(resolvedStagesOf(annulled))).toBeNull();
    expect(openIn(annulled)).toEqual(['1–2 C D']);
    const lots = valueOf(recordLots(annulled, 'stage 2 E', [teamIdOf('D'), teamIdOf('C')]));
    expect(podiumOf(resolvedStagesOf(lots))).toMatchObject({ first: teamIdOf('D'), second: teamIdOf('C') });
    expect(openIn(lots)).toEqual([]);
  });

  it.each(['stand', 'annulled'] as const)('is open where the results of a third team %s', (results) => {
    const cup = cupOf(['1st Group A v X'], ['A 1-1 B', 'A v C', 'B v C']);
    const withdrawn = withdraw(cup, 'C', results);
    expect(openIn(withdrawn)).toEqual(['1–2 A B']);
  });

  it('is open among those whom an annulled team would separate', () => {
    const cup = cupOf(['1st Group A v X'], ['A 1-1 B', 'A 1-0 C', 'B 2-0 C']);
    const withdrawn = withdraw(cup, 'C', 'annulled');
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
  interface Compared {
    readonly knockout: readonly string[];
    readonly matches?: readonly string[];
    readonly across?: Tournament['across'];
    readonly before?: StageDescription[];
  }
  const FIRSTS_LEVEL = ['E 1-0 F', 'E 0-1 G', 'G 0-1 F'];
  const best = ({ knockout, matches = ['E 3-0 F', 'E 3-0 G', 'F 1-1 G'], across, before = [] }: Compared) =>
    buildCup({
      tournament: { across },
      stages: [
        ...before,
        {
          name: 'Groups',
          groups: {
            A: groupOf('A B', ['A 1-0 B']),
            B: groupOf('C D', ['C 1-0 D']),
            C: groupOf('E F G', matches),
          },
        },
        { name: 'Finals', matches: knockout },
      ],
    });
  const BY_WINS = { criteria: ['wins'], results: 'per-match' } as const;
  const ALL = { criteria: [], results: 'all' } as const;

  it('is open among the teams on a place whose rank a placeholder names', () => {
    const cup = best({ knockout: ['Best first 2 v 2nd A'], across: BY_WINS });
    expect(openIn(cup)).toEqual(['best 1: 1–3 A C E']);
    const { stageId } = cup.stages[0] ?? { stageId: '' };
    const teamIds = ['E', 'C', 'A'].map(teamIdOf);
    const decided = recordDecisionAcross(cup, stageId, { place: 1, teamIds, decision: 'ranking' });
    expect(openIn(valueOf(decided))).toEqual([]);
  });

  it.each([
    ['Best first 1', []],
    ['Best first 2', ['best 1: 2–3 A C']],
    ['Best first 3', ['best 1: 2–3 A C']],
    ['One of the best firsts (1)', []],
    ['Best second 1', ['2–3 F G']],
    ['Best second 3', ['2–3 F G']],
    ['Best third 1', ['2–3 F G']],
  ])('is open where level teams share the rank of %s: %j', (text, open) => {
    expect(openIn(best({ knockout: [`${text} v 1st A`], across: ALL }))).toEqual(open);
  });

  it('is not open where level teams are on better ranks than the one that is named', () => {
    const matches = ['E 1-1 F', 'E 2-2 G', 'F 0-0 G'];
    expect(openIn(best({ knockout: ['Best first 3 v X'], matches, across: ALL }))).toEqual([]);
    expect(openIn(best({ knockout: ['Best first 2 v X'], matches, across: ALL }))).toEqual([
      'best 1: 1–2 A C',
    ]);
  });

  it('is open once, whatever number of placeholders names ranks that are shared', () => {
    const knockout = ['Best first 2 v Best first 3', 'Best first 1 v Best second 1'];
    expect(openIn(best({ knockout, across: ALL }))).toEqual(['2–3 F G', 'best 1: 2–3 A C']);
  });

  it('is open for slots that share the rank', () => {
    const knockout = ['One of the best firsts (1) v 2nd A', 'One of the best firsts (2) v 2nd B'];
    expect(openIn(best({ knockout, across: ALL }))).toEqual(['best 1: 2–3 A C']);
  });

  it('is not open before every group of the stage is complete', () => {
    const knockout = ['Best first 2 v 2nd A'];
    expect(openIn(best({ knockout, matches: ['E 3-0 F', 'E 3-0 G', 'F v G'], across: ALL }))).toEqual([]);
    expect(openIn(best({ knockout, matches: FIRSTS_LEVEL, across: ALL }))).toEqual(['1–3 E F G']);
  });

  it('asks nothing of the groups of another stage', () => {
    const before: StageDescription[] = [
      {
        name: 'Before',
        groups: { Y: groupOf('S T', ['S 1-0 T']), Z: groupOf('U V W', ['U 3-0 V', 'U 3-0 W', 'V 0-0 W']) },
      },
      { name: 'Also before', groups: { X: groupOf('Q R', ['Q v R']) } },
    ];
    const knockout = ['Best first 2 v 2nd A'];
    expect(openIn(best({ knockout, across: ALL, before }))).toEqual(['best 1: 2–3 A C']);
    const thirds = {
      name: 'Groups',
      groups: { A: groupOf('A B C', LEVEL), B: groupOf('D E F', ['D 1-0 E', 'D 1-0 F', 'E 0-0 F']) },
    };
    const cup = buildCup({
      stages: [...before, thirds, { name: 'Finals', matches: ['Best third 1 v 1st B'] }],
    });
    expect(openIn(cup)).toEqual(['2–3 E F']);
    const firsts = { name: 'Groups', groups: { B: groupOf('D E F', ['D 1-0 E', 'D 1-0 F', 'E 0-0 F']) } };
    expect(
      openIn(buildCup({ stages: [...before, firsts, { name: 'Finals', matches: ['Best first 1 v X'] }] })),
    ).toEqual([]);
  });

  it('needs to know which teams of a larger group are left out, where results against them do not count', () => {
    const knockout = ['Best first 1 v X'];
    expect(openIn(best({ knockout }))).toEqual(['2–3 F G']);
    expect(openIn(best({ knockout, across: ALL }))).toEqual([]);
  });

  it('does not need to know the order of those that are left out', () => {
    const linear = ['H 3-0 I', 'H 2-0 J', 'H 2-0 K', 'I 1-0 J', 'I 1-0 K', 'J 0-0 K'];
    const groups = { A: groupOf('A B', ['A 1-0 B']), B: groupOf('H I J K', linear) };
    const finals = { name: 'Finals', matches: ['Best first 1 v X'] };
    expect(openIn(buildCup({ stages: [{ name: 'Groups', groups }, finals] }))).toEqual([]);
  });
});
