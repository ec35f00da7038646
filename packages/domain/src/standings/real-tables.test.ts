import { describe, expect, it } from 'vitest';
import type { AcrossGroupsRules, ConductScale } from '../cup/table-rules';
import { buildTable, buildTableInput, type TableDescription, tableSentences } from '../testing/build-table';
import real from '../testing/real-tables.json' with { type: 'json' };
import { type AcrossGroupsInput, rankAcrossGroups, type RankedGroup } from './across-groups';
import { tableRulesOf } from './presets';
import { computeStandings } from './standings';

const points = { win: 3, draw: 1, loss: 0 };

/** The penalty points of the Asian Cup 2019. */
const AFC: ConductScale = {
  kind: 'cards',
  yellow: 1,
  secondYellow: 3,
  red: 3,
  yellowAndRed: 4,
  countsOfficials: false,
};

function namesIn(description: TableDescription): string[] {
  return buildTable(description).map(({ name }) => name);
}

function yellowCards(numbers: Readonly<Record<string, number>>): TableDescription['cards'] {
  const shown = Object.entries(numbers).map(([name, yellow]) => [name, { players: { yellow } }]);
  return Object.fromEntries(shown) as TableDescription['cards'];
}

function groupsOf(
  groups: Readonly<Record<string, readonly string[]>>,
  more: Omit<TableDescription, 'matches'>,
): RankedGroup[] {
  return Object.entries(groups).map(([groupId, matches]) => {
    const input = buildTableInput({ ...more, matches });
    return { groupId, teams: input.teams, matches: input.matches, table: computeStandings(input) };
  });
}

/** The teams on a place in order, each with the criteria that separate it from its neighbours. */
function ranked(
  groups: readonly RankedGroup[],
  place: number,
  rules: AcrossGroupsInput['rules'],
  decisions: AcrossGroupsInput['decisions'] = [],
): [name: string, ...criteria: string[]][] {
  const ranking = rankAcrossGroups({ groups, place, points, rules, decisions });
  if (ranking.kind === 'undecided') throw new Error(`Undecided: ${ranking.groupIds.join()}`);
  return ranking.rows.map((row) => [
    row.teamId.slice('team '.length),
    ...row.reasons.map(({ criterion }) => criterion),
  ]);
}

const across = (
  criteria: AcrossGroupsRules['criteria'],
  results: AcrossGroupsRules['results'] = 'all',
  conduct?: ConductScale,
) => tableRulesOf({ tieBreakers: 'head-to-head', across: { criteria, results }, conduct });

describe('a real table', () => {
  it('World Cup 2018 H: fewer cards put Japan ahead of Senegal', () => {
    const { matches, yellowCards: cards, official } = real['world-cup-2018-h'];
    const fifa: TableDescription = {
      matches,
      tieBreakers: 'own',
      criteria: ['goal-difference', 'goals-scored', 'head-to-head', 'conduct'],
      cards: yellowCards(cards),
    };
    expect(namesIn(fifa)).toEqual(official);
    expect(tableSentences(fifa)).toEqual({
      Colombia: null,
      Japan: 'Ahead of Senegal on conduct',
      Senegal: 'Behind Japan on conduct',
      Poland: null,
    });
  });

  it('EURO 2024 C: a card of an official puts Slovenia behind Denmark', () => {
    const { matches, disciplinaryPoints, official } = real['euro-2024-c'];
    const uefa: TableDescription = {
      matches,
      tieBreakers: 'own',
      criteria: ['head-to-head', 'goal-difference', 'goals-scored', 'conduct'],
      conduct: tableRulesOf({ tieBreakers: 'head-to-head' }).conduct,
      cards: {
        Denmark: { players: { yellow: disciplinaryPoints.Denmark } },
        Slovenia: { players: { yellow: disciplinaryPoints.Slovenia - 1 }, officials: { yellow: 1 } },
      },
    };
    expect(namesIn(uefa)).toEqual(official);
    expect(tableSentences(uefa)).toMatchObject({
      Denmark: 'Ahead of Slovenia on conduct',
      Slovenia: 'Behind Denmark on conduct',
    });
  });

  it('Asian Cup 2019: fewer cards make Vietnam a better third than Lebanon', () => {
    const { groups, yellowCards: cards, bestThirds } = real['asian-cup-2019-thirds'];
    const rules = across(['goal-difference', 'goals-scored', 'conduct'], 'all', AFC);
    expect(ranked(groupsOf(groups, { cards: yellowCards(cards) }), 3, rules)).toEqual(
      bestThirds.map((name) => [name, 'conduct']),
    );
  });

  it('Women’s EURO 2013: lots put Denmark ahead of Russia, goal difference is not asked', () => {
    const { groups, bestThirds } = real['womens-euro-2013-thirds'];
    const built = groupsOf(groups, { tieBreakers: 'head-to-head' });
    const teamIds = bestThirds.map((name) => `team ${name}`);
    const lots = [{ place: 3, teamIds, decision: 'lots' } as const];
    expect(ranked(built, 3, across([]), lots)).toEqual(bestThirds.map((name) => [name, 'decision-lots']));
    expect(ranked(built, 3, across([]))).toEqual(bestThirds.map((name) => [name, 'level']));
  });

  it('Champions League 2012/13 E: the away goals of their own two matches put Shakhtar ahead of Chelsea', () => {
    const { matches, official } = real['champions-league-2012-13-e'];
    const uefa: TableDescription = {
      matches,
      tieBreakers: 'own',
      criteria: ['head-to-head-away-goals', 'goal-difference', 'goals-scored'],
    };
    expect(namesIn(uefa)).toEqual(official);
    expect(tableSentences(uefa)).toMatchObject({
      Shakhtar: 'Ahead of Chelsea on head-to-head away goals',
      Chelsea: 'Behind Shakhtar on head-to-head away goals',
    });
  });

  it('Champions League 2022/23 H: the away goals of all matches put Benfica ahead of Paris', () => {
    const { matches, official } = real['champions-league-2022-23-h'];
    const uefa: TableDescription = {
      matches,
      tieBreakers: 'own',
      criteria: ['head-to-head', 'goal-difference', 'goals-scored', 'away-goals'],
    };
    expect(namesIn(uefa)).toEqual(official);
    expect(tableSentences(uefa)).toMatchObject({ Benfica: 'Ahead of Paris on away goals' });
  });

  it('CECAFA 2006: the best thirds of groups of four, three and four, with all results', () => {
    const { groups, bestThirds } = real['cecafa-2006'];
    const rules = across(['goal-difference', 'goals-scored']);
    const [first, second] = ranked(groupsOf(groups, {}), 3, rules).map(([name]) => name);
    expect([first, second]).toEqual(bestThirds);
  });

  it('Premier League 2023/24: with their deductions Everton and Nottingham Forest stay up', () => {
    const { matches, deductions, points: official, places } = real['premier-league-2023-24'];
    const byDecision = Object.fromEntries(
      Object.entries(deductions).map(([name, deducted]) => [name, -deducted]),
    );
    const table = buildTable({ matches, byDecision });
    const rowsOf = (name: string) => table.filter((row) => row.name === name);
    for (const [name, place] of Object.entries(places)) {
      expect(rowsOf(name)).toMatchObject([
        { position: place, points: official[name as keyof typeof official] },
      ]);
    }
    expect(table).toHaveLength(20);
  });

  it('World Cup 26: the seconds and the eight best thirds that the round of 32 shows', () => {
    const { groups, seconds, bestThirds } = real['world-cup-26'];
    const built = groupsOf(groups, { tieBreakers: 'world-cup-26' });
    for (const [groupId, name] of Object.entries(seconds)) {
      const group = built.find((each) => each.groupId === groupId);
      expect(group?.table[1]?.teamId).toBe(`team ${name}`);
    }
    const thirds = ranked(built, 3, tableRulesOf({ tieBreakers: 'world-cup-26' })).map(([name]) => name);
    expect(thirds.slice(0, 8)).toEqual(bestThirds);
  });

  it('World Cup 26 E: their match put Germany ahead of the Ivory Coast', () => {
    const matches = real['world-cup-26'].groups.E;
    expect(tableSentences({ matches, tieBreakers: 'world-cup-26' })).toMatchObject({
      Germany: 'Ahead of Ivory Coast on head-to-head points',
      'Ivory Coast': 'Behind Germany on head-to-head points',
    });
  });
});
