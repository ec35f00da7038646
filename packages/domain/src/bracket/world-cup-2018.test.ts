import { describe, expect, it } from 'vitest';
import { buildWorldCup2018, KNOCKOUT_PAIRINGS } from '../testing/world-cup-2018';
import { WORLD_CUP_2018_TABLES } from '../testing/world-cup-2018-tables';
import { resolveCup } from './resolve-cup';

describe('the World Cup 2018', () => {
  const cup = buildWorldCup2018();
  const resolved = resolveCup(cup);
  const nameOf = new Map(cup.teams.map((team) => [team.teamId, team.name]));
  const idOfNumber = new Map([...resolved.matchNumbers].map(([matchId, number]) => [number, matchId]));

  function teamsOfMatch(number: number): (string | undefined)[] {
    const sides = resolved.sides.get(idOfNumber.get(number) ?? '');
    return [nameOf.get(sides?.local ?? ''), nameOf.get(sides?.visitor ?? '')];
  }

  it('has 32 teams, 64 matches and 16 of them in the knockout stages', () => {
    expect(cup.teams).toHaveLength(32);
    expect(cup.matches).toHaveLength(64);
    expect(resolved.matchNumbers.size).toBe(16);
  });

  it.each(cup.groups)('has the published table of $name', ({ groupId, name }) => {
    const table = resolved.tables
      .get(groupId)
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

  it('knows the teams of every knockout match by its placeholders alone', () => {
    const knockoutMatches = cup.matches.filter((match) => match.groupId === null);
    expect(knockoutMatches.every((match) => match.localTeamId === null && match.visitorTeamId === null)).toBe(
      true,
    );
    expect(KNOCKOUT_PAIRINGS.map((_, index) => teamsOfMatch(index + 1))).toEqual(KNOCKOUT_PAIRINGS);
  });

  it('was won by France, with Croatia second and Belgium third', () => {
    const final = resolved.results.get(idOfNumber.get(16) ?? '');
    const thirdPlace = resolved.results.get(idOfNumber.get(15) ?? '');
    expect(nameOf.get(final?.winner ?? '')).toBe('France');
    expect(nameOf.get(final?.loser ?? '')).toBe('Croatia');
    expect(nameOf.get(thirdPlace?.winner ?? '')).toBe('Belgium');
  });

  it('leaves no score under changed teams and no placeholder without an end', () => {
    expect([...resolved.teamsChanged]).toEqual([]);
    expect(resolved.problems).toEqual([]);
  });

  it('says that the lots put Japan ahead of Senegal', () => {
    const sentences = resolved.tables.get('stage 1 Group H')?.map((row) => row.decidedBy);
    expect(sentences).toEqual([
      null,
      'The lots put Japan ahead of Senegal',
      'The lots put Japan ahead of Senegal',
      null,
    ]);
  });
});
