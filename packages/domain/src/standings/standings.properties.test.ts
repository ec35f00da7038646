import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapSides } from '../cup/sides';
import { tableRulesOf } from './presets';
import { arbitraryGroup, arbitraryGroupBy, arbitraryRules } from '../testing/arbitrary-group';
import type { StandingsRow } from './rows';
import { computeStandings, type StandingsInput } from './standings';

function sum(rows: readonly StandingsRow[], read: (row: StandingsRow) => number): number {
  return rows.reduce((total, row) => total + read(row), 0);
}

function shuffled<T>(items: readonly T[]): fc.Arbitrary<T[]> {
  return fc.shuffledSubarray([...items], { minLength: items.length });
}

/** Returns the same group with other ids, and with names made from these ids. */
function renamed(input: StandingsInput, newIds: ReadonlyMap<string, string>): StandingsInput {
  const rename = (teamId: string | null): string | null =>
    teamId === null ? null : (newIds.get(teamId) ?? null);
  return {
    ...input,
    teams: input.teams.map((team) => ({
      ...team,
      teamId: rename(team.teamId) ?? '',
      name: `Club ${rename(team.teamId) ?? ''}`,
    })),
    matches: input.matches.map((match) => ({
      ...match,
      ...mapSides(match, (side) => ({ ...side, teamId: rename(side.teamId) })),
    })),
    lots: input.lots.map((teamId) => rename(teamId) ?? ''),
  };
}

/** A group with cards, kicks and points by decision, by any list of criteria. */
const groupByAnyList = arbitraryGroupBy(arbitraryRules);

function positions(rows: readonly StandingsRow[]): Map<string, number> {
  return new Map(rows.map(({ teamId, position }) => [teamId, position]));
}

describe('every table', () => {
  it('is the same for every order of teams and matches', () => {
    const reordered = groupByAnyList.chain((input) =>
      fc.record({
        input: fc.constant(input),
        teams: shuffled(input.teams),
        matches: shuffled(input.matches),
      }),
    );
    fc.assert(
      fc.property(reordered, ({ input, teams, matches }) => {
        expect(computeStandings({ ...input, teams, matches })).toEqual(computeStandings(input));
      }),
    );
  });

  it('has the same positions when home and away of a match are swapped', () => {
    fc.assert(
      fc.property(arbitraryGroup, (input) => {
        const matches = input.matches.map((match) => ({
          ...match,
          local: match.visitor,
          visitor: match.local,
        }));
        expect(computeStandings({ ...input, matches })).toEqual(computeStandings(input));
      }),
    );
  });

  it('gives each team its position whatever teams are called', () => {
    const dealtAnew = groupByAnyList.chain((input) => {
      const ids = input.teams.map(({ teamId }) => teamId);
      return fc.record({ input: fc.constant(input), ids: fc.constant(ids), newIds: shuffled(ids) });
    });
    fc.assert(
      fc.property(dealtAnew, ({ input, ids, newIds }) => {
        const newIdOf = new Map(ids.map((teamId, index) => [teamId, newIds[index] ?? teamId]));
        const before = positions(computeStandings(input));
        const after = positions(computeStandings(renamed(input, newIdOf)));
        for (const [teamId, position] of before) expect(after.get(newIdOf.get(teamId) ?? '')).toBe(position);
      }),
    );
  });

  it('lists each team once, in positions that follow the points', () => {
    fc.assert(
      fc.property(groupByAnyList, (input) => {
        const rows = computeStandings(input);
        expect(rows.map(({ teamId }) => teamId).sort()).toEqual(
          input.teams.map(({ teamId }) => teamId).sort(),
        );
        rows.forEach((row, index) => {
          const before = rows[index - 1];
          const shares = before?.position === row.position;
          expect(row.position).toBe(shares ? before.position : index + 1);
          if (before) expect(before.points).toBeGreaterThanOrEqual(row.points);
          if (before && shares) expect(before.points).toBe(row.points);
        });
      }),
    );
  });

  it('follows the first tie-break of its preset among teams level on points', () => {
    fc.assert(
      fc.property(arbitraryGroup, (input) => {
        const rows = computeStandings({ ...input, rules: tableRulesOf({ tieBreakers: 'goal-difference' }) });
        rows.forEach((row, index) => {
          const before = rows[index - 1];
          if (!before || before.points !== row.points) return;
          expect(before.goalDifference).toBeGreaterThanOrEqual(row.goalDifference);
          if (before.goalDifference === row.goalDifference) {
            expect(before.goalsFor).toBeGreaterThanOrEqual(row.goalsFor);
          }
        });
      }),
    );
  });

  it('adds up: as many goals for as against, as many wins as losses, an even number of draws', () => {
    fc.assert(
      fc.property(arbitraryGroup, (input) => {
        const rows = computeStandings(input);
        expect(sum(rows, (row) => row.goalsFor)).toBe(sum(rows, (row) => row.goalsAgainst));
        expect(sum(rows, (row) => row.goalDifference)).toBe(0);
        expect(sum(rows, (row) => row.wins)).toBe(sum(rows, (row) => row.losses));
        expect(sum(rows, (row) => row.draws) % 2).toBe(0);
        for (const row of rows) {
          expect(row.played).toBe(row.wins + row.draws + row.losses);
          expect(row.goalDifference).toBe(row.goalsFor - row.goalsAgainst);
          const { win, draw, loss } = input.points;
          expect(row.points).toBe(row.wins * win + row.draws * draw + row.losses * loss);
        }
      }),
    );
  });

  it('says what decided each row that is level on points with another, and nothing about the rest', () => {
    fc.assert(
      fc.property(groupByAnyList, (input) => {
        const rows = computeStandings(input);
        for (const row of rows) {
          const level = rows.filter((other) => other.points === row.points);
          const isToldApart = level.some((other) => other.position !== row.position);
          const sharesAfterPlay = level.length > 1 && level.some(({ played }) => played > 0);
          expect(row.reasons.length > 0).toBe(isToldApart || sharesAfterPlay);
        }
      }),
    );
  });

  it('shares no position when lots name every team', () => {
    fc.assert(
      fc.property(groupByAnyList, (input) => {
        const lots = input.teams.map(({ teamId }) => teamId);
        const rows = computeStandings({ ...input, lots });
        expect(new Set(rows.map(({ position }) => position)).size).toBe(rows.length);
      }),
    );
  });

  it('is the same when a match is removed and added again', () => {
    fc.assert(
      fc.property(groupByAnyList, fc.nat(), (input, pick) => {
        const index = input.matches.length === 0 ? 0 : pick % input.matches.length;
        const others = input.matches.filter((_, other) => other !== index);
        const putBack = [...others, ...input.matches.slice(index, index + 1)];
        expect(computeStandings({ ...input, matches: putBack })).toEqual(computeStandings(input));
      }),
    );
  });

  it('does not change its input', () => {
    fc.assert(
      fc.property(groupByAnyList, (input) => {
        const before = JSON.stringify(input);
        computeStandings(input);
        expect(JSON.stringify(input)).toBe(before);
      }),
    );
  });
});
