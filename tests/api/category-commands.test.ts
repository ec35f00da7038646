import type { MatchView, TournamentView } from '@futsal-cup/domain/contracts/views/cup-views';
import { expect, it } from 'vitest';
import { readView } from '../support/builders/builders';
import { buildCategories, partOf } from '../support/builders/build-categories';
import { enterScore, groupMatchEdit } from '../support/builders/builders-matches';
import { call, callApi, expectSuccess, type Answer } from '../support/call-api';
import { expectCupRules } from '../support/model/expect-cup-rules';
import { entryOf, readHistory, undo } from '../support/undo';

/* Each command, given to FC Bern of the F juniors where the E juniors and the women have an FC Bern, a final and a 'Winner match 7' too. */

const NAMES = ['F juniors', 'E juniors', 'Women'] as const;

type Part = ReturnType<typeof partOf>;

/** Whether a match of a group is one of FC Bern. */
function matchOfBern({ groups, bern }: Part): MatchView {
  const match = groups.Matches.find(({ localTeamId }) => localTeamId === bern.teamId);
  if (!match) throw new Error('FC Bern plays no match');
  return match;
}

function idsOf(match: MatchView | undefined): { matchId: string } {
  return { matchId: match?.matchId ?? '' };
}

const COMMANDS: Readonly<Record<string, (part: Part, cup: TournamentView) => Promise<Answer>>> = {
  'a result': (part) =>
    callApi('editGroupMatch', groupMatchEdit(matchOfBern(part), { localTeamScore: 2, visitorTeamScore: 1 })),
  'a withdrawal': ({ bern }) => callApi('withdrawTeam', { teamId: bern.teamId, results: 'annulled' }),
  'an award': (part) => callApi('awardMatch', { ...idsOf(matchOfBern(part)), forfeit: 'visitor' }),
  'points by decision': ({ bern }) =>
    callApi('recordTeamPoints', { teamId: bern.teamId, pointsByDecision: { points: -3, note: 'No pass' } }),
  lots: ({ groups: { groups } }) => {
    const [{ groupId = '', Teams = [] } = {}] = groups;
    return callApi('recordLots', { groupId, teamIds: Teams.map(({ teamId }) => teamId), decision: 'lots' });
  },
  'a decision across groups': ({ groups: { stageId, groups } }) => {
    const teamIds = groups.flatMap(({ Teams }) => Teams.slice(0, 1)).map(({ teamId }) => teamId);
    return callApi('recordDecisionAcross', { stageId, place: 1, teamIds, decision: 'lots' });
  },
  'the mark of the final': ({ semiFinals }) =>
    callApi('markFinal', { ...idsOf(semiFinals.Matches[0]), isFinal: true }),
  'a new name': ({ bern }, { tournamentId }) =>
    callApi('updateTeam', { tournamentId, teamId: bern.teamId, name: 'Young Boys', players: [] }),
  'another order of stages': ({ groups, semiFinals, final }, { tournamentId, Stages }) => {
    const [one, two] = [semiFinals.stageId, final.stageId];
    const other = new Map([
      [one, two],
      [two, one],
    ]);
    const stageIds = Stages.map(({ stageId }) => other.get(stageId) ?? stageId);
    return callApi('reorderStages', { tournamentId, stageIds: groups ? stageIds : [] });
  },
  'rules of a stage': ({ final }, { matchRules }) =>
    callApi('changeStageRules', {
      stageId: final.stageId,
      matchRules: { ...matchRules, minutesPerHalf: 10 },
    }),
  'rounds of a group': ({ groups: { groups } }) =>
    callApi('setRounds', { groupId: groups[0]?.groupId ?? '', rounds: 2 }),
  'a deleted team': ({ bern }) => callApi('deleteTeam', { teamId: bern.teamId }),
  'a deleted stage': ({ semiFinals }) => callApi('deleteStage', { stageId: semiFinals.stageId }),
  'a deleted match': ({ final }) => callApi('deleteMatch', idsOf(final.Matches[0])),
  'a moved match': ({ final }, { tournamentId }) =>
    callApi('moveMatches', { tournamentId, moves: [{ ...idsOf(final.Matches[0]), time: '21:30' }] }),
};

/** The answers about a category, byte for byte, its version included. */
async function answersAbout(tournamentId: string, category: string): Promise<string> {
  const view = await callApi('getTournament', { tournamentId, category }, { token: null });
  return view.text;
}

it.each(Object.keys(COMMANDS))('%s among the F juniors changes no answer about the others', async (name) => {
  const cup = await buildCategories(...NAMES);
  const { tournamentId } = cup;
  const [f, ...others] = NAMES.map((category) => partOf(cup, category));
  if (!f) throw new Error('There are no F juniors');
  const ids = others.map(({ categoryId }) => categoryId);
  const read = () => Promise.all(ids.map((categoryId) => answersAbout(tournamentId, categoryId)));
  const [before, ofF] = [await read(), await answersAbout(tournamentId, f.categoryId)];
  const answer = (await COMMANDS[name]?.(f, cup)) as Answer<object>;
  expectSuccess(answer);
  expect(await answersAbout(tournamentId, f.categoryId)).not.toBe(ofF);
  await expectCupRules(tournamentId);
  expect(await read()).toEqual(before);
  const [told] = await readHistory(tournamentId);
  expect(told?.change.category).toBe('F juniors');
  // The log of its match undoes a result.
  if (name === 'a result') return;
  await undo(entryOf(answer));
  expect(await read()).toEqual(before);
  const [undone] = await readHistory(tournamentId);
  expect(undone).toMatchObject({ isUndo: true, change: { category: 'F juniors' } });
});

it('the winners of a category alone come into its final', async () => {
  const cup = await buildCategories(...NAMES);
  const { groups } = partOf(cup, 'E juniors');
  for (const match of groups.Matches) await enterScore(match, [1, 0]);
  const after = await readView(cup.tournamentId);
  const sides = (category: string) =>
    partOf(after, category).semiFinals.Matches.map(({ LocalTeam, VisitorTeam }) => [
      LocalTeam?.teamId,
      VisitorTeam?.teamId,
    ]);
  const { bern, teams } = partOf(after, 'E juniors');
  const own = new Set(teams.map(({ teamId }) => teamId));
  expect(
    sides('E juniors')
      .flat()
      .every((teamId) => own.has(teamId ?? '')),
  ).toBe(true);
  expect(sides('E juniors').flat()).toContain(bern.teamId);
  expect(sides('F juniors').flat().filter(Boolean)).toEqual([]);
});

it('the scorer of a court sees the category of each match', async () => {
  const { tournamentId } = await buildCategories(...NAMES);
  const { matches } = await call('getScorerMatches', { tournamentId });
  const finals = matches.filter(({ stage }) => stage.endsWith('Final')).map(({ stage }) => stage);
  expect(finals).toEqual(NAMES.map((name) => `${name} – Final`));
  expect(matches[0]?.stage).toBe('F juniors – Groups');
});
