import { buildCup, teamIdOf } from '@futsal-cup/domain/testing/build-cup';
import { expect, it } from 'vitest';
import type { CallOf } from '../route';
import { handleGetScorerMatches } from './scorer-matches';

const cup = buildCup({
  tournament: { tieBreakers: 'uefa-futsal' },
  stages: [
    { name: 'Groups', groups: { A: { teams: ['A', 'B', 'C'], matches: ['A 1-0 B', 'B v C', 'A v C'] } } },
  ],
});

function ask(of: typeof cup) {
  return handleGetScorerMatches({
    request: { tournamentId: 'tournament' },
    dependencies: { cups: { current: async () => ({ cup: of }) }, clock: () => 0 },
    scorer: null,
  } as unknown as CallOf<'getScorerMatches'>);
}

it.each([
  ['stand', [undefined, 'withdrawn', undefined]],
  ['annulled', ['annulled', 'annulled', undefined]],
] as const)('the matches of a withdrawn team, %s, say what they count as', async (results, readAs) => {
  const withdrawn = { results } as const;
  const teams = cup.teams.map((team) => (team.teamId === teamIdOf('B') ? { ...team, withdrawn } : team));
  const { matches } = await ask({ ...cup, teams } as typeof cup);
  expect(matches.map((match) => match.readAs)).toEqual(readAs);
  expect(matches[0]).toMatchObject({ state: 'finished', goals: { local: 1, visitor: 0 } });
  expect(matches[1]).toMatchObject({ state: 'scheduled', goals: null });
});

it('the answer says whether tables count kicks', async () => {
  expect((await ask(cup)).tournament.countsKicks).toBe(true);
  const tournament = { ...cup.tournament, tieBreakers: 'head-to-head' } as const;
  expect((await ask({ ...cup, tournament })).tournament.countsKicks).toBe(false);
});
