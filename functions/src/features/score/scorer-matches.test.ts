import { MATCH_RULE_PRESETS } from '@futsal-cup/domain/cup/match-rules';
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

it('a match says by which rules it is played where its stage has its own', async () => {
  expect((await ask(cup)).matches.map((match) => 'matchRules' in match)).toEqual([false, false, false]);
  const stages = cup.stages.map((stage) => ({ ...stage, matchRules: MATCH_RULE_PRESETS.futsal }));
  const { matches, tournament } = await ask({ ...cup, stages });
  expect(matches.map(({ matchRules }) => matchRules?.halves)).toEqual([2, 2, 2]);
  expect(tournament.matchRules.halves).toBe(1);
});

it('a match says by which rules it is played where its category has its own', async () => {
  const rules = { matchRules: MATCH_RULE_PRESETS.futsal, tieBreakers: 'head-to-head' } as const;
  const categories = [{ categoryId: 'f', name: 'F juniors', rules }];
  const stages = cup.stages.map((stage) => ({ ...stage, categoryId: 'f' }));
  const { matches } = await ask({ ...cup, tournament: { ...cup.tournament, categories }, stages });
  expect(matches.map(({ matchRules, countsKicks }) => [matchRules?.halves, countsKicks])).toEqual(
    matches.map(() => [2, false]),
  );
});

it('the finals of two categories are told apart, in every language', async () => {
  const finals = buildCup({ stages: ['A', 'B'].map((name) => ({ name, matches: ['X v Y'] })) });
  const categories = [
    { categoryId: 'f', name: 'F juniors' },
    { categoryId: 'e', name: 'E juniors' },
  ];
  const stages = finals.stages.map((stage, index) => ({
    ...stage,
    ...{ name: index === 0 ? 'Final' : 'finale', categoryId: categories[index]?.categoryId ?? null },
  }));
  const { matches } = await ask({ ...finals, tournament: { ...finals.tournament, categories }, stages });
  expect(matches.map(({ stage }) => stage).sort()).toEqual(['E juniors – finale', 'F juniors – Final']);
  expect(matches.map(({ stageNames }) => stageNames?.it).sort()).toEqual([
    'E juniors – Finale',
    'F juniors – Finale',
  ]);
});

it('a match says whether a second yellow makes its player miss the next one, by the rules of its category', async () => {
  const suspensions = { secondYellow: 1, red: 1, cautions: 0 };
  const playerRules = { ties: 'shared', suspensions } as const;
  const suspends = async (tournament: object, categoryId: string | null = null) => {
    const stages = cup.stages.map((stage) => ({ ...stage, categoryId }));
    const { matches } = await ask({ ...cup, stages, tournament: { ...cup.tournament, ...tournament } });
    return matches[0]?.secondYellowSuspends;
  };
  expect(await suspends({})).toBeUndefined();
  expect(await suspends({ playerRules })).toBe(true);
  const never = { ties: 'shared', suspensions: { ...suspensions, secondYellow: 0 } };
  expect(await suspends({ playerRules: never })).toBeUndefined();
  const categories = [{ categoryId: 'f', name: 'F juniors', rules: { playerRules: never } }];
  expect(await suspends({ playerRules, categories }, 'f')).toBeUndefined();
});
