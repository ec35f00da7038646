import { stepsOf } from '@futsal-cup/domain/plan/format/presets';
import { usualChoices } from '@futsal-cup/domain/plan/format/usual-choices';
import type { Shown } from '@futsal-cup/domain/cup/shown';
import { describe, expect, it } from 'vitest';
import { buildGroup, buildStage, buildTournament, readView, uniqueName } from '../support/builders/builders';
import {
  buildGroupMatch,
  buildUnknownTeamsMatch,
  enterScore,
  schedule,
} from '../support/builders/builders-matches';
import { buildCupOfTeams, planBody, planSettings } from '../support/builders/builders-plan';
import { buildDevice, callAsScorer, enter } from '../support/builders/builders-scoring';
import { call, callApi, expectFailure, expectSuccess } from '../support/call-api';
import { goal, kickOff } from '../support/builders/entries';
import { expectCupRules } from '../support/model/expect-cup-rules';
import { withFirestore } from '../support/model/stored-cup';
import { entryOf, readDocuments, undo } from '../support/undo';

/** Builds a cup with a group in which one match is played and another one is being played. */
async function buildPlayedCup() {
  const group = await buildGroup({ name: 'Group A', teams: 3 });
  const [, second, third] = group.Teams.map(({ teamId }) => teamId);
  const played = await enterScore(await buildGroupMatch({ group }), [2, 1]);
  const teams = { localTeamId: second ?? '', visitorTeamId: third ?? '' };
  const running = await buildGroupMatch({ group, ...teams, time: '19:00' });
  await enter(running, [kickOff(), goal()]);
  return { tournamentId: group.tournamentId, group, played, running };
}

async function show(tournamentId: string, shown: Shown) {
  const { date } = await readView(tournamentId);
  return callApi('updateTournament', { tournamentId, date, shown });
}

async function readAll(tournamentId: string, matchId: string) {
  const { tournament } = await call('getTournament', { tournamentId });
  const whole = await call('getWholeTournament', { tournamentId });
  const { live } = await call('getTournamentVersion', { tournamentId });
  const { timeline } = await call('getMatchTimeline', { tournamentId, matchId });
  return { view: tournament, whole: whole.tournament, live, timeline };
}

describe('what everybody sees', () => {
  it('is all by default, without a field that says so', async () => {
    const { tournamentId, running } = await buildPlayedCup();
    const { view, whole, live } = await readAll(tournamentId, running.matchId);
    expect('shown' in view).toBe(false);
    expect(whole).toEqual(view);
    expect(live?.[running.matchId]?.goals).toEqual([1, 0]);
  });

  it('is results without tables; administrators see both', async () => {
    const { tournamentId, played, running } = await buildPlayedCup();
    const before = await readView(tournamentId);
    expectSuccess(await show(tournamentId, 'no-tables'));
    const { view, whole, live, timeline } = await readAll(tournamentId, running.matchId);
    expect(view).toMatchObject({ shown: 'no-tables', Stages: [{ groups: [{ standings: [], lots: [] }] }] });
    expect(view.Stages[0]?.Matches.find(({ matchId }) => matchId === played.matchId)).toMatchObject({
      ...{ localTeamScore: 2, visitorTeamScore: 1, shown: 'no-tables' },
    });
    expect(live?.[running.matchId]?.goals).toEqual([1, 0]);
    expect(timeline.items.some(({ kind }) => kind === 'goal')).toBe(true);
    expect(whole.Stages).toEqual(before.Stages);
  });

  it('is no score without results, in no answer; administrators and scorers see and enter them', async () => {
    const { tournamentId, played, running } = await buildPlayedCup();
    expectSuccess(await show(tournamentId, 'no-results'));
    const { view, whole, live, timeline } = await readAll(tournamentId, running.matchId);
    const matches = view.Stages.flatMap(({ Matches }) => Matches);
    expect(matches.map(({ localTeamScore, state }) => [localTeamScore, state])).toEqual([
      [null, 'finished'],
      [null, 'live'],
    ]);
    expect(live).toBeUndefined();
    expect(timeline.items).toEqual([]);
    const ofPlayed = whole.Stages[0]?.Matches.find(({ matchId }) => matchId === played.matchId);
    expect(ofPlayed).toMatchObject({ localTeamScore: 2, visitorTeamScore: 1 });

    const key = await buildDevice({ tournamentId });
    const scored = expectSuccess(await callAsScorer('getScorerMatches', { tournamentId }, key));
    expect(scored.matches.find(({ matchId }) => matchId === played.matchId)?.goals).toEqual({
      local: 2,
      visitor: 1,
    });
    await enter(running, [goal('visitor')]);
    expect((await call('getTournamentVersion', { tournamentId })).live).toBeUndefined();
    expectSuccess(await show(tournamentId, 'all'));
    const after = await call('getTournamentVersion', { tournamentId });
    expect(after.live?.[running.matchId]?.goals).toEqual([1, 1]);
  });

  it('hides running scores after the head was made again', async () => {
    const { tournamentId } = await buildPlayedCup();
    expectSuccess(await show(tournamentId, 'no-results'));
    await withFirestore((db) => db.doc(`live/${tournamentId}`).delete());
    expect((await call('getTournamentVersion', { tournamentId })).live).toBeUndefined();
  });

  it('is asked for as one of three', async () => {
    const { tournamentId, date } = await buildTournament();
    const wrong = { tournamentId, date, shown: 'nothing' as Shown };
    expectFailure(
      await callApi('updateTournament', wrong),
      'shown_must_be_all_no_tables_or_no_results',
      'shown',
    );
    const name = uniqueName('Cup');
    const created = await call('createTournament', { name, date, shown: 'no-tables' });
    expect(created.tournamentDetails.shown).toBe('no-tables');
  });

  it('is put back by undo, and told in the history', async () => {
    const { tournamentId } = await buildPlayedCup();
    const before = await readDocuments(tournamentId);
    const entryId = entryOf(await show(tournamentId, 'no-tables'));
    await undo(entryId);
    expect(await readDocuments(tournamentId)).toEqual(before);
    expect('shown' in (await readView(tournamentId))).toBe(false);
  });
});

describe('a place', () => {
  it('keeps the tables on as long as a match waits for it', async () => {
    const { tournamentId } = await buildPlayedCup();
    const stage = await buildStage({ tournamentId, type: 'knockout' });
    const final = await buildUnknownTeamsMatch({ stage, localTeamPlaceholder: '1st Group A' });
    const refused = await show(tournamentId, 'no-tables');
    expectFailure(refused, 'tables_cannot_be_off_while_matches_wait_for_places', 'shown');
    expect('shown' in (await readView(tournamentId))).toBe(false);
    await call('deleteMatch', { matchId: final.matchId });
    expectSuccess(await show(tournamentId, 'no-tables'));
    const again = { stageId: stage.stageId, ...schedule(), localTeamPlaceholder: '1st Group A' };
    expectFailure(
      await callApi('createUnknownTeamsMatch', { ...again, visitorTeamPlaceholder: 'Guests' }),
      'no_place_can_be_taken_while_tables_are_off',
      'localTeamPlaceholder',
    );
  });

  it('does not come back by undo while the tables are off', async () => {
    const { tournamentId } = await buildPlayedCup();
    const stage = await buildStage({ tournamentId, type: 'knockout' });
    const final = await buildUnknownTeamsMatch({ stage, localTeamPlaceholder: '1st Group A' });
    const entryId = entryOf(await callApi('deleteMatch', { matchId: final.matchId }));
    expectSuccess(await show(tournamentId, 'no-results'));
    expectFailure(await callApi('undoChange', { entryId }), 'no_place_can_be_taken_while_tables_are_off');
  });
});

describe('a plan', () => {
  it('for children switches the tables off, and undo puts them on again', async () => {
    const { tournamentId, teamIds } = await buildCupOfTeams(8);
    const before = await readDocuments(tournamentId);
    const steps = stepsOf(usualChoices('children', 8), 8);
    const settings = planSettings({ teamIds });
    const format = { preset: 'children', steps, drawSeed: null } as const;
    const answer = await callApi('applyPlan', planBody(tournamentId, { ...settings, format }));
    expectSuccess(answer, 201);
    expect(await call('getTournament', { tournamentId })).toMatchObject({
      tournament: { shown: 'no-tables' },
    });
    await expectCupRules(tournamentId);
    await undo(entryOf(answer));
    expect(await readDocuments(tournamentId)).toEqual(before);
  });

  it('that takes places is refused while they are off', async () => {
    const { tournamentId, teamIds } = await buildCupOfTeams(8);
    expectSuccess(await show(tournamentId, 'no-tables'));
    const body = planBody(tournamentId, planSettings({ teamIds }));
    expectFailure(await callApi('applyPlan', body), 'no_place_can_be_taken_while_tables_are_off');
    expect((await readView(tournamentId)).Stages).toEqual([]);
  });
});
