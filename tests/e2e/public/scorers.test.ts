import {
  buildGroup,
  buildStage,
  buildTeam,
  buildTournament,
  only,
  readTeams,
} from '../../support/builders/builders';
import { buildGroupMatch } from '../../support/builders/builders-matches';
import { enter } from '../../support/builders/builders-scoring';
import { entry, goal, kickOff, phase, shown } from '../../support/builders/entries';
import { call } from '../../support/call-api';
import { expectAccessibleByDayAndNight } from '../support/accessibility';
import { openLoaded } from '../support/public-pages';
import { expect, test } from '../support/test';

/** Builds a cup with a match that is over: both goals of the winners have a scorer, of whom one is hidden, and there was a card. */
async function buildScoredCup() {
  const { tournamentId, date } = await buildTournament({ name: 'Spring Cup' });
  const players = [
    { name: 'Lena Berg', number: 9, isCaptain: true as const },
    { name: 'Hilda Hidden', number: 7, consent: 'hidden' as const },
  ];
  await call('createTeam', { tournamentId, name: 'Lions', players });
  const lions = only(await readTeams(tournamentId));
  const bears = await buildTeam({ tournamentId, name: 'Bears' });
  const teams = [lions.teamId, bears.teamId];
  const stage = await buildStage({ tournamentId });
  const group = await buildGroup({ stage, teams });
  const match = await buildGroupMatch({ group, localTeamId: lions.teamId, visitorTeamId: bears.teamId });
  const begun = kickOff();
  const goals = lions.Players.map(({ playerId }) => goal('local', playerId));
  const card = entry({
    kind: 'card',
    colour: 'yellow',
    side: 'visitor',
    half: 'first-half',
    playerId: null,
  });
  const basis = goals.map(({ entryId }) => entryId);
  await enter(match, [begun, ...goals, card, phase('finished', begun.entryId, shown([2, 0], basis))]);
  return { tournamentId, date, teamId: lions.teamId };
}

test('visitors find the scorers and the fair-play table by a link, and nobody who is hidden', async ({
  page,
}) => {
  const { tournamentId, teamId } = await buildScoredCup();
  await openLoaded(page, `/home?tournament=${tournamentId}#table`);
  await page.getByRole('link', { name: 'Scorers', exact: true }).click();
  const scorers = page.getByRole('table', { name: 'Scorers' });
  await expect(scorers).toBeInViewport();
  await expect(scorers.getByRole('row')).toHaveText(['PPlayerTeamGoals', '1Lena B.Lions1']);
  const fairPlay = page.getByRole('table', { name: 'Fair-play table' });
  await expect(fairPlay.getByRole('row')).toHaveText([/^PTeam/, /^1.*Lions0000$/, /^2.*Bears1001$/]);
  await expectAccessibleByDayAndNight(page);
  await scorers.getByRole('link', { name: 'Lions' }).click();
  await expect(page).toHaveURL(new RegExp(`team=${teamId}`));
  const squad = page.locator('#players').getByRole('listitem');
  await expect(squad).toHaveText(['Lena B. C(Captain) · 1 goal']);
  await expect(squad).toHaveAttribute('value', '9');
  await expectAccessibleByDayAndNight(page);
});

test('where the tables are off there are no scorers, no goals of players and no fair-play table', async ({
  page,
}) => {
  const { tournamentId, date, teamId } = await buildScoredCup();
  await call('updateTournament', { tournamentId, date, shown: 'no-tables' });
  await openLoaded(page, `/home?tournament=${tournamentId}#table`);
  await expect(page.getByRole('heading', { name: 'Groups' })).toBeVisible();
  await expect(page.getByText(/scorers|fair-play/i)).toHaveCount(0);
  await openLoaded(page, `/team?tournament=${tournamentId}&team=${teamId}`);
  await expect(page.locator('#players').getByRole('listitem')).toHaveText(['Lena B. C(Captain)']);
});
