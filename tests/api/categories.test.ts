import { expect, describe, it } from 'vitest';
import { buildTournament, uniqueName } from '../support/builders/builders';
import { enterScore, schedule } from '../support/builders/builders-matches';
import { enter } from '../support/builders/builders-scoring';
import { goal, kickOff } from '../support/builders/entries';
import { call, callApi, expectFailure, expectSuccess } from '../support/call-api';

/** A group of two teams of one category, with a match. */
async function buildCategory(tournamentId: string, categoryId: string | null) {
  const teams = ['FC Bern', 'Lions'].map((name) => ({ name, players: [], categoryId }));
  const { teamIds } = await call('createTeams', { tournamentId, teams });
  await call('createStage', { tournamentId, name: 'Groups', type: 'group', order: 1, categoryId });
  const { tournament } = await call('getWholeTournament', { tournamentId });
  const stage = tournament.Stages.find((other) => (other.categoryId ?? null) === categoryId);
  const stageId = stage?.stageId ?? '';
  await call('createGroup', { stageId, name: 'Group A' });
  const whole = await call('getWholeTournament', { tournamentId });
  const group = whole.tournament.Stages.find((other) => other.stageId === stageId)?.groups[0];
  const groupId = group?.groupId ?? '';
  await call('addTeamsToGroup', { groupId, stageId, selectedTeamIds: [...teamIds] });
  const [localTeamId = '', visitorTeamId = ''] = teamIds;
  const request = { groupId, stageId, localTeamId, visitorTeamId, ...schedule() };
  const { match } = await call('createGroupMatch', request);
  return { categoryId: categoryId ?? '', stageId, teamIds, match };
}

/** FC Bern in two categories with the same names. */
async function buildCategories() {
  const { tournamentId, date } = await buildTournament();
  const { tournamentDetails } = await call('updateTournament', {
    ...{ tournamentId, date },
    categories: [{ name: 'F juniors' }, { name: 'E juniors' }],
  });
  const ids = (tournamentDetails.categories ?? []).map(({ categoryId }) => categoryId);
  const [f = '', e = ''] = ids;
  return {
    tournamentId,
    date,
    f: await buildCategory(tournamentId, f),
    e: await buildCategory(tournamentId, e),
  };
}

async function versionOf(tournamentId: string, category?: string) {
  return call('getTournamentVersion', category === undefined ? { tournamentId } : { tournamentId, category });
}

describe('the view of a category', () => {
  it('has its teams and stages alone, and the details of the tournament', async () => {
    const { tournamentId, f, e } = await buildCategories();
    const { tournament } = await call('getTournament', { tournamentId, category: f.categoryId });
    expect(tournament.Teams.map(({ teamId }) => teamId).sort()).toEqual([...f.teamIds].sort());
    expect(tournament.Stages.map(({ stageId }) => stageId)).toEqual([f.stageId]);
    expect(tournament.categories?.map(({ categoryId }) => categoryId)).toEqual([f.categoryId, e.categoryId]);
    expect(JSON.stringify(tournament)).not.toContain(e.stageId);
  });

  it('has a version that only a change of the category or of the tournament renews', async () => {
    const { tournamentId, date, f, e } = await buildCategories();
    const before = await versionOf(tournamentId, e.categoryId);
    const whole = await versionOf(tournamentId);
    await enterScore(f.match, [3, 1]);
    expect(await versionOf(tournamentId, e.categoryId)).toEqual(before);
    expect(await versionOf(tournamentId)).not.toEqual(whole);
    await enterScore(e.match, [0, 0]);
    const after = await versionOf(tournamentId, e.categoryId);
    expect(after).not.toEqual(before);
    const { tournament } = await call('getTournament', { tournamentId, category: e.categoryId });
    expect(tournament.version).toBe(after.version);
    await call('updateTournament', { tournamentId, date, name: uniqueName('Cup') });
    expect(await versionOf(tournamentId, e.categoryId)).not.toEqual(after);
  });

  it('is refused for an unknown category', async () => {
    const { tournamentId } = await buildCategories();
    for (const name of ['getTournament', 'getTournamentVersion'] as const) {
      for (const category of ['none', 'constructor']) {
        expectFailure(await callApi(name, { tournamentId, category }), 'category_not_found');
      }
    }
  });
});

describe('live scores', () => {
  it('are those of the category, and of none whose results are hidden', async () => {
    const { tournamentId, date, f, e } = await buildCategories();
    const before = await versionOf(tournamentId, e.categoryId);
    await enter(f.match, [kickOff(), goal()]);
    expect(await versionOf(tournamentId, e.categoryId)).toEqual(before);
    await enter(e.match, [kickOff(), goal()]);
    const liveOf = async (category?: string) =>
      Object.keys((await versionOf(tournamentId, category)).live ?? {});
    expect(await liveOf(f.categoryId)).toEqual([f.match.matchId]);
    expect((await liveOf()).sort()).toEqual([f.match.matchId, e.match.matchId].sort());
    await call('updateTournament', {
      ...{ tournamentId, date },
      categories: [
        { categoryId: f.categoryId, name: 'F juniors', rules: { shown: 'no-results' } },
        { categoryId: e.categoryId, name: 'E juniors' },
      ],
    });
    expect(await liveOf()).toEqual([e.match.matchId]);
    expect(await liveOf(f.categoryId)).toEqual([]);
    const { timeline } = await call('getMatchTimeline', { tournamentId, matchId: f.match.matchId });
    expect(timeline.items).toEqual([]);
    const { tournament } = await call('getTournament', { tournamentId });
    const goals = tournament.Stages.flatMap(({ Matches }) => Matches).map((match) => match.localTeamScore);
    expect(goals).toEqual([null, null]);
    await call('updateTournament', {
      ...{ tournamentId, date, shown: 'no-results' },
      categories: [
        { categoryId: f.categoryId, name: 'F juniors', rules: { shown: 'all' } },
        { categoryId: e.categoryId, name: 'E juniors', rules: { shown: 'all' } },
      ],
    });
    expect((await liveOf()).sort()).toEqual([f.match.matchId, e.match.matchId].sort());
  });
});

describe('what a category refuses', () => {
  it('is told by its code, and writes nothing', async () => {
    const { tournamentId, date, f, e } = await buildCategories();
    const before = await call('getWholeTournament', { tournamentId });
    const [first = ''] = f.teamIds;
    const edit = (categories: { readonly categoryId?: string; readonly name: string }[]) =>
      callApi('updateTournament', { tournamentId, date, categories });
    const [ofF, ofE] = [
      { categoryId: f.categoryId, name: 'F' },
      { categoryId: e.categoryId, name: 'E' },
    ];
    const team = { tournamentId, teamId: first, name: 'FC Bern', players: [] };
    const stage = { tournamentId, name: 'Final', type: 'knockout', order: 2 } as const;
    const tries = [
      [await edit([ofF]), 'category_is_in_use'],
      [await edit([ofF, ofE, { ...ofE }]), 'category_listed_twice'],
      [await edit([ofF, { ...ofE, name: 'f' }]), 'category_name_already_exists'],
      [await edit([ofF, ofE, { name: '' }]), 'category_name_can_not_be_empty'],
      [await edit([ofF, ofE, { name: 'x'.repeat(31) }]), 'category_name_must_be_at_most_30_characters_long'],
      [
        await edit(Array.from({ length: 17 }, (_, index) => ({ name: `${index}` }))),
        'tournament_has_too_many_categories',
      ],
      [await callApi('updateTeam', { ...team, categoryId: e.categoryId }), 'team_name_already_exists'],
      [
        await callApi('updateTeam', { ...team, name: 'Bears', categoryId: e.categoryId }),
        'team_of_another_category',
      ],
      [await callApi('createStage', { ...stage, categoryId: 'none' }), 'category_not_found'],
    ] as const;
    for (const [result, msg] of tries) expectFailure(result, msg);
    expect(await call('getWholeTournament', { tournamentId })).toEqual(before);
  });

  it('includes a place of another one', async () => {
    const { tournamentId, f, e } = await buildCategories();
    await call('createStage', {
      tournamentId,
      name: 'Final',
      type: 'knockout',
      order: 2,
      categoryId: f.categoryId,
    });
    const { tournament } = await call('getWholeTournament', { tournamentId });
    const final = tournament.Stages.find(({ name }) => name === 'Final');
    const sides = { localTeamPlaceholder: '1st Group A', visitorTeamPlaceholder: '2nd Group A' };
    await call('createUnknownTeamsMatch', { stageId: final?.stageId ?? '', ...sides, ...schedule() });
    const move = { stageId: final?.stageId ?? '', categoryId: e.categoryId };
    expectFailure(await callApi('moveStageToCategory', move), 'place_of_another_category');
  });
});

it('a category goes once nothing is in it', async () => {
  const { tournamentId, date } = await buildTournament();
  const edit = async (names: readonly string[]) =>
    expectSuccess(
      await callApi('updateTournament', { tournamentId, date, categories: names.map((name) => ({ name })) }),
    ).tournamentDetails.categories?.map(({ name }) => name);
  expect(await edit(['Women', 'Plate'])).toEqual(['Women', 'Plate']);
  expect(await edit([])).toBeUndefined();
});
