import { decidedBy } from '../standings/decided-by';
import { ENGLISH_REASONS } from '../standings/english-reasons';
import { describe, expect, it } from 'vitest';
import type { Match } from '../cup/records';
import { buildWorldCup2018, KNOCKOUT_PAIRINGS } from '../testing/world-cup-2018';
import { WORLD_CUP_2018_TABLES } from '../testing/world-cup-2018-tables';
import { resolveCup } from './resolve-cup';

describe('the World Cup 2018', () => {
  const cup = buildWorldCup2018();
  const nameOf = new Map(cup.teams.map((team) => [team.teamId, team.name]));

  /** The id of the match with a number. */
  function idOf(wanted: number): string {
    const found = [...resolveCup(cup).matchNumbers].find(([, number]) => number === wanted);
    return found?.[0] ?? '';
  }

  function teamsOfMatch(number: number): (string | undefined)[] {
    const sides = resolveCup(cup).sides.get(idOf(number));
    return [nameOf.get(sides?.local ?? ''), nameOf.get(sides?.visitor ?? '')];
  }

  it('has 32 teams, 64 matches and 16 of them in the knockout stages', () => {
    expect(cup.teams).toHaveLength(32);
    expect(cup.matches).toHaveLength(64);
    expect(resolveCup(cup).matchNumbers.size).toBe(16);
  });

  it.each(cup.groups)('has the published table of $name', ({ groupId, name }) => {
    const table = resolveCup(cup)
      .tables.get(groupId)
      ?.map((row) => [
        row.position,
        nameOf.get(row.teamId),
        row.played,
        row.wins,
        row.draws,
        row.losses,
        row.goalsFor,
        row.goalsAgainst,
        row.points,
      ]);
    expect(table).toEqual(WORLD_CUP_2018_TABLES[name]);
  });

  it('resolves the teams of every knockout match from its placeholders alone', () => {
    const knockoutMatches = cup.matches.filter((match) => match.groupId === null);
    const hasNoTeam = ({ local, visitor }: Match) => local.teamId === null && visitor.teamId === null;
    expect(knockoutMatches.every(hasNoTeam)).toBe(true);
    expect(KNOCKOUT_PAIRINGS.map((_, index) => teamsOfMatch(index + 1))).toEqual(KNOCKOUT_PAIRINGS);
  });

  it('was won by France, with Croatia second and Belgium third', () => {
    const { results } = resolveCup(cup);
    const final = results.get(idOf(16));
    const thirdPlace = results.get(idOf(15));
    expect(nameOf.get(final?.winner ?? '')).toBe('France');
    expect(nameOf.get(final?.loser ?? '')).toBe('Croatia');
    expect(nameOf.get(thirdPlace?.winner ?? '')).toBe('Belgium');
  });

  it('has neither a score of other teams nor a placeholder that can never name a team', () => {
    const { teamsChanged, problems } = resolveCup(cup);
    expect([...teamsChanged]).toEqual([]);
    expect(problems).toEqual([]);
  });

  it('says in the table of Group H that the organisers put Japan ahead of Senegal, as no record says how', () => {
    const sentences = resolveCup(cup)
      .tables.get('stage 1 Group H')
      ?.map((row) => decidedBy(row, (teamId) => nameOf.get(teamId) ?? teamId, ENGLISH_REASONS));
    expect(sentences).toEqual([
      null,
      'The organisers decided: Japan ahead of Senegal',
      'The organisers decided: Japan ahead of Senegal',
      null,
    ]);
  });
});
