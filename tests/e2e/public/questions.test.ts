import type { Locator } from '@playwright/test';
import { call } from '../../support/call-api';
import { buildGroup, buildStage, buildTeams, buildTournament } from '../../support/builders/builders';
import { buildGroupMatch, enterScore } from '../../support/builders/builders-matches';
import { enter } from '../../support/builders/builders-scoring';
import { asSlashDate, dayFromNow, nextMinute } from '../../support/builders/days';
import { goal, kickOff } from '../../support/builders/entries';
import { follow, seededCup, visit } from '../support/public-pages';
import { expect, test } from '../support/test';

/** A phone shows this part of a page, in pixels, before anybody scrolls; the bars of its browser take the rest of the screen. */
const FIRST_VIEW = { width: 360, height: 500 };

async function expectInFirstView(what: Locator): Promise<void> {
  await expect(what).toBeVisible();
  const box = await what.boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0), 'its lower edge').toBeLessThanOrEqual(FIRST_VIEW.height);
}

async function buildCup() {
  const { tournamentId } = await buildTournament({ timeZone: 'UTC', address: 'Hardau, Zürich' });
  const teams = await buildTeams(tournamentId, ['Lions', 'Bears', 'Wolves']);
  const [lions = '', bears = '', wolves = ''] = teams;
  const group = await buildGroup({ stage: await buildStage({ tournamentId }), name: 'Group A', teams });
  const first = { group, localTeamId: lions, visitorTeamId: bears, location: 'Court 1' };
  const second = { ...first, visitorTeamId: wolves, date: dayFromNow(1) };
  return { tournamentId, lions, first, second };
}

test.describe('a visitor on a phone finds at home, or with one tap from there,', () => {
  test('what is on now, when we play, how we stand and where to go, while a cup is played', async ({
    page,
  }) => {
    const { tournamentId, first, second } = await buildCup();
    const running = await buildGroupMatch({ ...first, ...nextMinute() });
    await buildGroupMatch(second);
    await enter(running, [kickOff(), goal('local')]);
    await page.setViewportSize(FIRST_VIEW);
    await visit(page, '/home', tournamentId);

    const board = page.getByRole('region', { name: 'Scoreboard' });
    await expectInFirstView(board.getByText('Live'));
    await expectInFirstView(board.getByRole('link', { name: '1' }));

    const next = page.getByRole('region', { name: 'Next Match' });
    await expect(next).toContainText('Wolves');
    await expect(next).toContainText(asSlashDate(dayFromNow(1)));
    await expect(next).toContainText('Court 1');

    const standing = page.getByRole('table', { name: /^Group A/ }).getByRole('row', { name: /Lions/ });
    await expect(standing.getByRole('cell').last()).toHaveText('3');

    await next.getByRole('link', { name: 'vs' }).click();
    await expect(page.getByRole('link', { name: 'Show on a map' })).toHaveAttribute(
      'href',
      /openstreetmap\.org.*Hardau/,
    );
  });

  test('what comes next, and the difference that decides a table, while nothing is on', async ({ page }) => {
    const { tournamentId, first, second } = await buildCup();
    await enterScore(await buildGroupMatch({ ...first, date: dayFromNow(1) }), [3, 1]);
    await buildGroupMatch({ ...second, date: dayFromNow(2) });
    await page.setViewportSize(FIRST_VIEW);
    await visit(page, '/home', tournamentId);
    const next = page.getByRole('region', { name: 'Next Match' });
    await expectInFirstView(next.getByText('Wolves'));
    const table = page.getByRole('table', { name: /^Group A/ });
    await expect(table.getByRole('columnheader', { name: /\+\/-/ })).toBeVisible();
    await expect(table.getByRole('row', { name: /Lions/ })).toContainText('+2');
  });

  test('when it begins and with which matches, before the first kick-off', async ({ page }) => {
    const { tournamentId, first } = await buildCup();
    const date = dayFromNow(2);
    await buildGroupMatch({ ...first, date, time: '08:30' });
    await page.setViewportSize(FIRST_VIEW);
    await visit(page, '/home', tournamentId);
    const day = asSlashDate(date);
    await expectInFirstView(page.getByText(`First kick-off: ${day}, 08:30 HS`));
    const heading = page.getByRole('heading', { name: 'First matches' });
    const matches = page.locator('section', { has: heading });
    await expect(matches.getByRole('listitem')).toHaveCount(1);
    await expect(matches).toContainText(day);
  });

  test('how a team stands that is followed, and below it what is on now, while a cup is played', async ({
    page,
  }) => {
    const { tournamentId, lions, first, second } = await buildCup();
    const running = await buildGroupMatch({ ...first, ...nextMinute() });
    await buildGroupMatch(second);
    await enter(running, [kickOff(), goal('local')]);
    await page.setViewportSize(FIRST_VIEW);
    await follow(page, tournamentId, lions);
    await visit(page, '/home', tournamentId);

    const line = page.getByRole('link', { name: /^Lions.*Live.*1–0$/ });
    await expect(line).toContainText('Group A: position 1, 3 points');
    const board = page.getByRole('region', { name: 'Scoreboard' });
    await expectInFirstView(board.getByText('Live'));
    await expectInFirstView(board.getByRole('link', { name: '1' }));
    const mine = page.getByRole('region', { name: /^Lions/ });
    await expect(mine).toContainText('Wolves');
    const boxes = await Promise.all([line, board, mine].map((part) => part.boundingBox()));
    const tops = boxes.map((box) => box?.y ?? NaN);
    expect(tops, 'the line, the board, and then all of the team').toEqual(tops.toSorted((a, b) => a - b));
    expect(boxes[0]?.height).toBeLessThanOrEqual(64);
  });

  test('who won, how the final went and the way there, when the cup is over', async ({ page }) => {
    const tournamentId = await seededCup("Women's Futsal Cup Zurich");
    await page.setViewportSize(FIRST_VIEW);
    await visit(page, '/home', tournamentId);
    const champions = page.getByRole('region', { name: 'Champion' });
    await expectInFirstView(champions.getByRole('link').first());
    await expect(page.getByRole('region', { name: 'Next Match' })).toHaveCount(0);
    await page.mouse.wheel(0, 800);
    await expect(page.getByRole('heading', { name: 'The way to the title' })).toBeVisible();
  });

  test('which cup it is, on every page and in its title, and the way to the others', async ({ page }) => {
    const tournamentId = await seededCup('Basel Futsal Masters');
    const { tournament } = await call('getTournament', { tournamentId });
    const { matchId } = tournament.Stages.flatMap(({ Matches }) => Matches)[0] ?? {};
    const [team] = tournament.Teams;
    for (const path of [
      '/home?',
      '/matches?',
      '/teams?',
      `/match?match=${matchId}&`,
      `/team?team=${team?.teamId}&`,
    ]) {
      await page.goto(`${path}tournament=${tournamentId}`);
      await expect(page.getByText('Basel Futsal Masters').first()).toBeVisible();
      await expect(page).toHaveTitle(/Basel Futsal Masters, [\d/]{10} – [\d/]{10} · Futsal Cup$/);
      await expect(page.getByText(/^[\d/]{10} – [\d/]{10}$/).first()).toBeVisible();
      await expect(page.getByRole('link', { name: 'All cups' })).toBeVisible();
    }
    await page.getByRole('link', { name: 'All cups' }).click();
    await expect(page.getByRole('link', { name: /Women's Futsal Cup Zurich/ })).toBeVisible();
  });
});
