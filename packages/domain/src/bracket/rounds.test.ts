import { describe, expect, it } from 'vitest';
import { buildCup, buildMatch } from '../testing/build-cup';
import { numberMatches } from './match-numbers';
import { bracketRounds } from './rounds';

describe('the rounds of the bracket', () => {
  const cup = buildCup({
    teams: ['A', 'B', 'C'],
    stages: [
      { name: 'Groups', groups: { 'Group A': { teams: ['A', 'B'], matches: ['A v B'] } } },
      { name: 'Semi-final', matches: ['2026-06-14 10:00 B v C'] },
      { name: 'Third place', matches: [] },
      { name: 'Final', matches: ['2026-06-15 18:00 A v Winner match 1', 'B v C'] },
    ],
  });
  const stages = [...cup.stages].reverse();
  const matches = [...cup.matches].reverse();
  const roundsOfCup = () => bracketRounds(stages, matches, numberMatches(cup));

  it('are the knockout stages by order, one without a match included', () => {
    expect(roundsOfCup().map(({ stageId, name, order }) => [stageId, name, order])).toEqual([
      ['stage 2', 'Semi-final', 2],
      ['stage 3', 'Third place', 3],
      ['stage 4', 'Final', 4],
    ]);
  });

  it('have a seed for each match by number, with its id and its date as dd/mm/yyyy', () => {
    expect(
      roundsOfCup().map(({ seeds }) => seeds.map(({ id, matchNumber, date }) => [id, matchNumber, date])),
    ).toEqual([
      [['match 2', 1, '14/06/2026']],
      [],
      [
        ['match 3', 2, '15/06/2026'],
        ['match 4', 3, '13/06/2026'],
      ],
    ]);
    expect(roundsOfCup()[0]?.seeds[0]?.match).toBe(cup.matches[1]);
  });

  it('leave out a match of a stage that is not among them', () => {
    const final = cup.stages.filter(({ name }) => name === 'Final');
    expect(bracketRounds(final, matches, numberMatches(cup)).map(({ seeds }) => seeds.length)).toEqual([2]);
  });

  it("say 'no date found' for a match whose date is none", () => {
    const odd = [buildMatch({ matchId: 'match 2', stageId: 'stage 2', date: '' })];
    const seed = bracketRounds(stages, odd, numberMatches(cup))[0]?.seeds[0];
    expect(seed?.date).toBe('no date found');
  });
});
