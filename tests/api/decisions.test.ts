import { describe, expect, it } from 'vitest';
import {
  buildGroup,
  buildStage,
  buildTeam,
  buildTournament,
  only,
  readView,
  uniqueName,
} from '../support/builders/builders';
import { buildKnownTeamsMatch } from '../support/builders/builders-matches';
import { dayFromNow } from '../support/builders/days';
import { call, callApi, expectFailure, sendToApi } from '../support/call-api';
import { entryOf, readHistory, undo } from '../support/undo';

const DEDUCTION = { points: -3, note: 'A player without a pass' };

async function readTeam(tournamentId: string, teamId: string) {
  const { Teams } = await readView(tournamentId);
  return only(Teams, (team) => team.teamId === teamId);
}

describe.concurrent('rules of tables', () => {
  it.each([
    [{ tieBreakers: 'own' }, 'criteria_must_be_a_list_of_different_criteria', 'criteria'],
    [{ criteria: [] }, 'criteria_must_be_a_list_of_different_criteria', 'criteria'],
    [{ criteria: ['wins', 'wins'] }, 'criteria_must_be_a_list_of_different_criteria', 'criteria'],
    [
      { criteria: ['head-to-head', 'head-to-head-once'] },
      'criteria_must_be_a_list_of_different_criteria',
      'criteria',
    ],
    [
      { across: { criteria: ['kicks'], results: 'all' } },
      'comparison_of_groups_is_not_valid',
      'across.criteria.0',
    ],
    [{ across: { criteria: [], results: 'some' } }, 'comparison_of_groups_is_not_valid', 'across.results'],
    [{ conduct: { kind: 'stars' } }, 'conduct_scale_is_not_valid', 'conduct.kind'],
    [
      {
        conduct: {
          kind: 'cards',
          yellow: 'A',
          secondYellow: 3,
          red: 3,
          yellowAndRed: 4,
          countsOfficials: true,
        },
      },
      'conduct_scale_is_not_valid',
      'conduct.yellow',
    ],
  ] as const)('are refused as %j', async (rules, msg, path) => {
    const name = uniqueName('Refused');
    expectFailure(await sendToApi('createTournament', { name, date: dayFromNow(3), ...rules }), msg, path);
  });
});

describe.concurrent('points of a team by decision', () => {
  it('are recorded with a reason, in the history, and undone', async () => {
    const { tournamentId, teamId, updatedAt, name } = await buildTeam();
    const request = { teamId, pointsByDecision: DEDUCTION, updatedAt };
    const entryId = entryOf(await callApi('recordTeamPoints', request));
    expect(await readTeam(tournamentId, teamId)).toMatchObject({ pointsByDecision: DEDUCTION });
    const [entry] = await readHistory(tournamentId, 'team');
    expect(entry?.change).toMatchObject({ what: 'team-points-recorded', name });
    expectFailure(await callApi('recordTeamPoints', request), 'changed_by_someone_else');
    await undo(entryId);
    expect(await readTeam(tournamentId, teamId)).not.toHaveProperty('pointsByDecision');
  });

  it.each([
    [{ ...DEDUCTION, points: 0 }, 'points_by_decision_must_be_from_minus_99_to_99_without_0', 'points'],
    [{ ...DEDUCTION, points: 100 }, 'points_by_decision_must_be_from_minus_99_to_99_without_0', 'points'],
    [{ ...DEDUCTION, note: ' ' }, 'reason_is_mandatory', 'note'],
    [{ ...DEDUCTION, note: 'x'.repeat(101) }, 'reason_must_be_at_most_100_characters_long', 'note'],
  ] as const)('refuse %j', async (pointsByDecision, msg, field) => {
    const { teamId } = await buildTeam();
    const answer = await callApi('recordTeamPoints', { teamId, pointsByDecision });
    expectFailure(answer, msg, `pointsByDecision.${field}`);
  });

  it('are typed for conduct only where cards are not counted', async () => {
    const counted = await buildTeam();
    const refused = await callApi('recordTeamPoints', { teamId: counted.teamId, conduct: 4 });
    expectFailure(refused, 'conduct_is_counted_from_cards', 'conduct');
    const { tournamentId } = await buildTournament({ tieBreakers: 'swiss-amateur' });
    const { teamId } = await buildTeam({ tournamentId });
    const tooMany = await callApi('recordTeamPoints', { teamId, conduct: 1_000 });
    expectFailure(tooMany, 'conduct_must_be_a_whole_number_from_0_to_999', 'conduct');
    await call('recordTeamPoints', { teamId, conduct: 4 });
    expect(await readTeam(tournamentId, teamId)).toMatchObject({ conduct: 4 });
  });

  it('find no team that is not there', async () => {
    expectFailure(await callApi('recordTeamPoints', { teamId: 'nobody' }), 'team_not_found', 'teamId');
  });
});

describe.concurrent('a decision across groups', () => {
  it('is recorded for a place, in the history, and undone', async () => {
    const stage = await buildStage();
    const { tournamentId, stageId } = stage;
    const first = await buildGroup({ stage, teams: 1 });
    const second = await buildGroup({ stage, teams: 1 });
    const teamIds = [second, first].map(({ Teams }) => only(Teams).teamId);
    const decided = { place: 1, teamIds, decision: 'shoot-out' } as const;
    const entryId = entryOf(await callApi('recordDecisionAcross', { stageId, ...decided }));
    const readDecisions = async () => only((await readView(tournamentId)).Stages).decisions;
    expect(await readDecisions()).toEqual([decided]);
    const [entry] = await readHistory(tournamentId, 'stage');
    expect(entry?.change).toMatchObject({ what: 'stage-decision-recorded', name: stage.name });
    const stale = await callApi('recordDecisionAcross', { stageId, ...decided, updatedAt: stage.updatedAt });
    expectFailure(stale, 'changed_by_someone_else');
    await undo(entryId);
    expect(await readDecisions()).toBeUndefined();
  });

  it('is refused for a team of another stage, an unknown kind and no place', async () => {
    const { stageId } = await buildStage();
    const { teamId } = await buildTeam();
    const decided = { stageId, place: 1, teamIds: [teamId], decision: 'lots' as const };
    expectFailure(await callApi('recordDecisionAcross', decided), 'team_not_in_group', 'teamIds.0');
    const unknown = { ...decided, decision: 'fate' as 'lots' };
    expectFailure(await callApi('recordDecisionAcross', unknown), 'decision_is_of_no_known_kind', 'decision');
    const nowhere = { ...decided, place: 0 };
    expectFailure(await callApi('recordDecisionAcross', nowhere), 'place_is_not_valid', 'place');
  });
});

describe.concurrent('the mark of the final', () => {
  it('moves to another match, in the history, and the undo brings it back', async () => {
    const stage = await buildStage({ type: 'knockout' });
    const gold = await buildKnownTeamsMatch({ stage });
    const silver = await buildKnownTeamsMatch({ stage });
    const readMarked = async () =>
      only((await readView(stage.tournamentId)).Stages)
        .Matches.filter(({ isFinal }) => isFinal)
        .map(({ matchId }) => matchId);
    await call('markFinal', { matchId: gold.matchId, isFinal: true });
    expect(await readMarked()).toEqual([gold.matchId]);
    const entryId = entryOf(await callApi('markFinal', { matchId: silver.matchId, isFinal: true }));
    expect(await readMarked()).toEqual([silver.matchId]);
    const [entry] = await readHistory(stage.tournamentId, 'match');
    expect(entry?.change).toMatchObject({ what: 'match-marked-final', match: { matchId: silver.matchId } });
    await undo(entryId);
    expect(await readMarked()).toEqual([gold.matchId]);
    await call('markFinal', { matchId: gold.matchId, isFinal: false });
    expect(await readMarked()).toEqual([]);
  });

  it('does not come back with a deleted match where another has it by now', async () => {
    const stage = await buildStage({ type: 'knockout' });
    const gold = await buildKnownTeamsMatch({ stage });
    const silver = await buildKnownTeamsMatch({ stage });
    await call('markFinal', { matchId: gold.matchId, isFinal: true });
    const entryId = entryOf(await callApi('deleteMatch', { matchId: gold.matchId }));
    await call('markFinal', { matchId: silver.matchId, isFinal: true });
    expectFailure(await callApi('undoChange', { entryId }), 'another_match_is_the_final');
  });
});
