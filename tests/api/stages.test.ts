import { MATCH_RULE_PRESETS } from '@futsal-cup/domain/cup/match-rules';
import { describe, expect, it } from 'vitest';
import { call, callApi, expectFailure, sendToApi } from '../support/call-api';
import {
  buildGroup,
  buildStage,
  buildTournament,
  only,
  readView,
  uniqueName,
} from '../support/builders/builders';
import {
  buildGroupMatch,
  buildKnownTeamsMatch,
  buildUnknownTeamsMatch,
  enterScore,
  readMatch,
} from '../support/builders/builders-matches';
import { entryOf, readHistory, undo } from '../support/undo';

async function stagesOf(tournamentId: string) {
  return (await call('getStages', { tournamentId })).dbStages;
}

describe.concurrent('creating a stage', () => {
  it('adds it, empty, among the others by order', async () => {
    const { tournamentId } = await buildStage({ name: 'Final', type: 'knockout', order: 7 });
    expect(
      await call('createStage', { tournamentId, name: ' Group stage ', type: 'group', order: 1 }),
    ).toEqual({});
    expect(await stagesOf(tournamentId)).toEqual([
      {
        stageId: expect.any(String),
        name: 'Group stage',
        names: {
          en: 'Group stage',
          de: 'Gruppenphase',
          fr: 'Phase de groupes',
          it: 'Fase a gironi',
        },
        type: 'group',
        order: 1,
        groups: [],
        Matches: [],
        updatedAt: expect.any(String),
      },
      expect.objectContaining({ name: 'Final', type: 'knockout', order: 7, groups: [], Matches: [] }),
    ]);
  });

  it('refuses the name of another, in any case and spacing', async () => {
    const { tournamentId } = await buildStage({ name: 'Group stage', order: 1 });
    const answer = await callApi('createStage', {
      tournamentId,
      name: ' GROUP STAGE',
      type: 'knockout',
      order: 2,
    });
    expectFailure(answer, 'stage_name_already_exists', 'name');
  });

  it('refuses the order of another', async () => {
    const { tournamentId } = await buildStage({ order: 3 });
    const answer = await callApi('createStage', { tournamentId, name: 'Other', type: 'knockout', order: 3 });
    expectFailure(answer, 'stage_order_already_exists', 'order');
  });

  it('takes name and order of a stage of another tournament', async () => {
    await buildStage({ name: 'Final', order: 99 });
    const { tournamentId } = await buildTournament();
    await call('createStage', { tournamentId, name: 'Final', type: 'knockout', order: 99 });
    expect(only(await stagesOf(tournamentId))).toMatchObject({ name: 'Final', order: 99 });
  });

  it('finds no tournament that is not there', async () => {
    const request = { tournamentId: 'nowhere', name: 'Final', type: 'knockout', order: 1 } as const;
    expectFailure(await callApi('createStage', request), 'tournament_not_found');
  });

  it.each([
    [{ name: undefined }, 'name_for_the_stage_is_mandatory', 'name'],
    [{ name: ' ' }, 'name_for_the_stage_is_mandatory', 'name'],
    [{ name: 'x'.repeat(51) }, 'name_must_be_at_most_50_characters_long', 'name'],
    [{ name: ['Final'] }, 'must_be_text', 'name'],
    [{ type: undefined }, 'type_is_mandatory', 'type'],
    [{ type: 'league' }, 'type_must_be_either_group_or_knockout', 'type'],
    [{ type: 'Group' }, 'type_must_be_either_group_or_knockout', 'type'],
    [{ order: undefined }, 'order_for_the_stage_is_mandatory', 'order'],
    [{ order: '1' }, 'order_must_be_a_whole_number_from_1_to_99', 'order'],
    [{ order: 0 }, 'order_must_be_a_whole_number_from_1_to_99', 'order'],
    [{ order: 100 }, 'order_must_be_a_whole_number_from_1_to_99', 'order'],
    [{ order: 1.5 }, 'order_must_be_a_whole_number_from_1_to_99', 'order'],
    [{ order: -1 }, 'order_must_be_a_whole_number_from_1_to_99', 'order'],
  ] as const)('refuses %j', async (overrides, msg, path) => {
    const { tournamentId } = await buildTournament();
    const body = { tournamentId, name: 'Final', type: 'knockout', order: 1, ...overrides };
    expectFailure(await sendToApi('createStage', body), msg, path);
    expect(await stagesOf(tournamentId)).toEqual([]);
  });
});

describe.concurrent('reading stages', () => {
  it('answers all with their groups, tables and matches, by GET and by POST', async () => {
    const match = await buildGroupMatch();
    const { tournamentId } = match;
    const stage = only(await stagesOf(tournamentId));
    expect(stage.Matches).toEqual([match]);
    expect(only(stage.groups)).toMatchObject({ groupId: match.groupId, stageId: stage.stageId, lots: [] });
    expect(stage.groups[0]?.standings).toHaveLength(2);
    expect((await call('getStages', { tournamentId }, { method: 'POST' })).dbStages).toEqual([stage]);
  });

  it('answers what the full view answers', async () => {
    const { tournamentId } = await buildGroupMatch();
    expect(await stagesOf(tournamentId)).toEqual((await readView(tournamentId)).Stages);
  });

  it('keys the knockout stages by id and leaves the group stages out', async () => {
    const { tournamentId } = await buildStage({ type: 'group' });
    const stage = await buildStage({ tournamentId, type: 'knockout', name: 'Final' });
    const match = await buildKnownTeamsMatch({ stage });
    const { stageId, order } = stage;
    expect(await call('getKnockoutStages', { tournamentId })).toEqual({
      dbKnockoutStages: { [stageId]: { stageId, name: 'Final', order, type: 'knockout', Matches: [match] } },
    });
  });

  it.each(['getStages', 'getKnockoutStages', 'getGroups', 'getAllMatches'] as const)(
    '%s finds no tournament that is not there',
    async (name) => {
      const answer = await callApi(name, { tournamentId: 'nowhere' });
      expectFailure(answer, 'tournament_not_found');
    },
  );
});

describe.concurrent('deleting a stage', () => {
  it('takes its groups and matches along, played ones too, and leaves the rest', async () => {
    const match = await buildGroupMatch();
    const { tournamentId, stageId } = match;
    await enterScore(match, [3, 0]);
    const other = await buildStage({ tournamentId, type: 'knockout' });
    const staying = await buildKnownTeamsMatch({
      stage: other,
      localTeamId: match.localTeamId ?? '',
      visitorTeamId: match.visitorTeamId ?? '',
    });
    expect(await call('deleteStage', { stageId })).toEqual({});
    const view = await readView(tournamentId);
    expect(view.Stages.map((stage) => stage.stageId)).toEqual([other.stageId]);
    expect(view.Stages[0]?.Matches.map(({ matchId }) => matchId)).toEqual([staying.matchId]);
    expect(view.Teams.flatMap(({ Groups }) => Groups)).toEqual([]);
    expect(view.Teams).toHaveLength(2);
  });

  it('turns the placeholders that led into it into plain text', async () => {
    const semiFinals = await buildStage({ type: 'knockout' });
    const { tournamentId } = semiFinals;
    await buildKnownTeamsMatch({ stage: semiFinals });
    const finals = await buildStage({ tournamentId, type: 'knockout' });
    const final = await buildUnknownTeamsMatch({ stage: finals, localTeamPlaceholder: 'winner match 1' });
    await call('deleteStage', { stageId: semiFinals.stageId });
    expect(await readMatch(final)).toMatchObject({ localTeamSource: null, LocalTeam: null, matchNumber: 1 });
    expect((await readMatch(final)).localTeamPlaceholder?.toLowerCase()).toBe('winner match 1');
  });

  it('counts the later matches anew', async () => {
    const first = await buildKnownTeamsMatch();
    const { tournamentId, stageId } = first;
    const finals = await buildStage({ tournamentId, type: 'knockout' });
    const final = await buildUnknownTeamsMatch({ stage: finals });
    expect(final.matchNumber).toBe(2);
    await call('deleteStage', { stageId });
    expect((await readMatch(final)).matchNumber).toBe(1);
  });

  it('frees its name and order', async () => {
    const { tournamentId, stageId, name, order } = await buildStage({ name: uniqueName('Stage') });
    await call('deleteStage', { stageId });
    expect(await buildStage({ tournamentId, name, order })).toMatchObject({ name, order });
  });

  it('finds no stage that is not there, nor the same one twice', async () => {
    const { stageId } = await buildGroup();
    await call('deleteStage', { stageId });
    expectFailure(await callApi('deleteStage', { stageId }), 'stage_not_found', 'stageId');
  });
});

describe.concurrent('the match rules of a stage', () => {
  it('are in every view of it, in the history, and undone', async () => {
    const { tournamentId, stageId, updatedAt, name } = await buildStage();
    const rules = MATCH_RULE_PRESETS.futsal;
    const request = { stageId, matchRules: rules, updatedAt };
    const entryId = entryOf(await callApi('changeStageRules', request));
    const rulesNow = async () => only((await readView(tournamentId)).Stages).matchRules;
    expect(await rulesNow()).toEqual(rules);
    const [entry] = await readHistory(tournamentId, 'stage');
    expect(entry?.change).toMatchObject({ what: 'stage-rules-changed', name });
    expectFailure(await callApi('changeStageRules', request), 'changed_by_someone_else');
    await undo(entryId);
    expect(await rulesNow()).toBeUndefined();
  });

  it('are refused where they are not valid, and for a stage that does not exist', async () => {
    const { stageId } = await buildStage();
    const matchRules = { ...MATCH_RULE_PRESETS.futsal, halves: 3 as 2 };
    const wrong = await callApi('changeStageRules', { stageId, matchRules });
    expectFailure(wrong, 'match_rules_are_not_valid', 'matchRules.halves');
    const nowhere = await callApi('changeStageRules', { stageId: 'nowhere', matchRules: null });
    expectFailure(nowhere, 'stage_not_found', 'stageId');
  });

  it('are those of the scorer’s page', async () => {
    const stage = await buildStage({ type: 'knockout' });
    const { tournamentId, stageId } = stage;
    const { matchId } = await buildKnownTeamsMatch({ stage });
    await call('changeStageRules', { stageId, matchRules: MATCH_RULE_PRESETS.futsal });
    const { matches } = await call('getScorerMatches', { tournamentId });
    expect(only(matches, (match) => match.matchId === matchId).matchRules).toEqual(MATCH_RULE_PRESETS.futsal);
  });
});
