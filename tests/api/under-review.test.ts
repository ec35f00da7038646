import { describe, expect, it } from 'vitest';
import { buildStage } from '../support/builders/builders';
import { buildFinal, buildSemiFinals } from '../support/builders/build-semi-finals';
import {
  buildUnknownTeamsMatch,
  enterScore,
  knownTeamsEdit,
  readMatch,
  score,
  unknownTeamsEdit,
} from '../support/builders/builders-matches';
import { enter } from '../support/builders/builders-scoring';
import { kickOff } from '../support/builders/entries';
import { call } from '../support/call-api';

describe.concurrent('the score of a match by placeholders', () => {
  it('stays when a correction brings other teams, and the view asks for a review', async () => {
    const { first, second, finals } = await buildSemiFinals();
    const final = await buildFinal(finals);
    await enterScore(first, [1, 0]);
    await enterScore(second, [1, 0]);
    await enterScore(final, [2, 1]);
    await enterScore(first, [0, 1]);
    expect(await readMatch(final)).toMatchObject({
      ...score([2, 1]),
      LocalTeam: first.VisitorTeam,
      scoredTeams: { local: first.localTeamId, visitor: second.localTeamId },
      teamsChanged: true,
    });
    const confirmed = await enterScore(final, [2, 1]);
    expect(confirmed).toMatchObject({
      scoredTeams: { local: first.visitorTeamId, visitor: second.localTeamId },
      teamsChanged: false,
    });
  });

  it('sends nobody on while it is under review, also not on the phone of a scorer', async () => {
    const { first, second, finals } = await buildSemiFinals();
    const final = await buildFinal(finals);
    const superCup = await buildStage({ tournamentId: finals.tournamentId, type: 'knockout' });
    const next = await buildUnknownTeamsMatch({
      stage: superCup,
      localTeamPlaceholder: 'Winner match 3',
      visitorTeamPlaceholder: 'Loser match 3',
    });
    await enterScore(first, [1, 0]);
    await enterScore(second, [1, 0]);
    await enterScore(final, [2, 1]);
    await enterScore(first, [0, 1]);
    expect(await readMatch(next)).toMatchObject({
      LocalTeam: null,
      localTeamPlaceholder: 'Winner match 3',
      VisitorTeam: null,
    });
    const entered = await enter(next, [kickOff()]);
    expect(entered.verdicts).toMatchObject([{ outcome: 'refused', code: 'teams_not_known_yet' }]);
    await enterScore(final, [2, 1]);
    expect(await readMatch(next)).toMatchObject({
      LocalTeam: first.VisitorTeam,
      VisitorTeam: second.LocalTeam,
    });
  });

  it('stays under review when an edit leaves the score out', async () => {
    const { first, second, finals } = await buildSemiFinals();
    const sides = { localTeamPlaceholder: 'Winner match 1', visitorTeamPlaceholder: 'Winner match 2' };
    const final = await buildUnknownTeamsMatch({ stage: finals, ...sides });
    await enterScore(first, [1, 0]);
    await enterScore(second, [1, 0]);
    await enterScore(final, [2, 1]);
    await enterScore(first, [0, 1]);
    const { match } = await call('editUnknownTeamsMatch', unknownTeamsEdit(final, { time: '21:30' }));
    expect(match).toMatchObject({ ...score([2, 1]), teamsChanged: true });
  });

  it('is taken away when its teams are not known any more', async () => {
    const { first, finals } = await buildSemiFinals();
    const final = await buildUnknownTeamsMatch({
      stage: finals,
      localTeamPlaceholder: 'Winner match 1',
      visitorTeamPlaceholder: 'Loser match 1',
    });
    await enterScore(first, [1, 0]);
    await enterScore(final, [3, 0]);
    await call('editKnownTeamsMatch', knownTeamsEdit(first, score([null, null])));
    expect(await readMatch(final)).toMatchObject({ ...score([3, 0]), LocalTeam: null, teamsChanged: true });
    const taken = await call('editUnknownTeamsMatch', unknownTeamsEdit(final, score([null, null])));
    expect(taken.match).toMatchObject({ ...score([null, null]), scoredTeams: null, teamsChanged: false });
  });
});
