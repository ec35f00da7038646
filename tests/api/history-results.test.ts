import { expect, it } from 'vitest';
import { buildGroup, buildStage } from '../support/builders/builders';
import {
  buildGroupMatch,
  buildKnownTeamsMatch,
  buildUnknownTeamsMatch,
  enterScore,
  groupMatchEdit,
  knownTeamsEdit,
  readMatch,
  score,
  unknownTeamsEdit,
} from '../support/builders/builders-matches';
import { call, callApi, expectFailure } from '../support/call-api';
import { entryOf, readHistory } from '../support/undo';

const NONE = score([null, null]);

it('undoes the removal of a score under review, which is told and comes back with the teams that it was for', async () => {
  const group = await buildGroup({ name: 'Group A', teams: 2 });
  const { tournamentId } = group;
  const match = await enterScore(await buildGroupMatch({ group }), [2, 1]);
  const final = await buildUnknownTeamsMatch({
    stage: await buildStage({ tournamentId, type: 'knockout' }),
    localTeamPlaceholder: '1st Group A',
    visitorTeamPlaceholder: '2nd Group A',
  });
  await enterScore(final, [3, 1]);
  // The other team wins the group now, so the score of the final has to be reviewed.
  await call('editGroupMatch', groupMatchEdit(match, score([0, 1])));
  const review = await readMatch(final);
  expect(review).toMatchObject({ teamsChanged: true, localTeamScore: 3 });

  const entryId = entryOf(await callApi('editUnknownTeamsMatch', unknownTeamsEdit(final, NONE)));
  expect(await readMatch(final)).toMatchObject({ state: 'scheduled', localTeamScore: null });
  const [told] = await readHistory(tournamentId, 'result');
  expect(told).toMatchObject({
    change: {
      what: 'score-removed',
      match: { local: match.LocalTeam?.name, visitor: match.VisitorTeam?.name },
      scores: { from: { local: { goals: 3 }, visitor: { goals: 1 } }, to: { local: { goals: null } } },
    },
    obstacle: null,
  });

  await call('undoChange', { entryId });
  const renewed = { updatedAt: expect.any(String), logRevision: expect.any(Number) };
  expect(await readMatch(final)).toEqual({ ...review, ...renewed });
  const [undone, before] = await readHistory(tournamentId, 'result');
  expect(undone).toMatchObject({ isUndo: true, obstacle: { msg: 'result_is_changed_in_its_log' } });
  expect(before?.obstacle?.msg).toBe('change_was_undone_already');
});

it('does not undo the removal of a score once the match has another', async () => {
  const match = await enterScore(await buildKnownTeamsMatch(), [1, 0]);
  const entryId = entryOf(await callApi('editKnownTeamsMatch', knownTeamsEdit(match, NONE)));
  await enterScore(match, [2, 2], [5, 4]);
  const path = `matches/${match.matchId}`;
  expectFailure(await callApi('undoChange', { entryId }), 'record_was_changed_since', path);
});
