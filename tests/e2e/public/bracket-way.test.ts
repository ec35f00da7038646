import type { Page } from '@playwright/test';
import { buildStage, buildTeams, buildTournament } from '../../support/builders/builders';
import { buildKnownTeamsMatch } from '../../support/builders/builders-matches';
import { buildCupInState } from '../../support/builders/cup-in-state';
import { writeCup } from '../../support/builders/write-records';
import { visit } from '../support/public-pages';
import { expect, test } from '../support/test';

/** Opens a bracket in which the Lions play on after their first match. */
async function openBracket(page: Page) {
  const { tournamentId } = await buildTournament();
  const [lions = '', bears = '', foxes = ''] = await buildTeams(tournamentId, ['Lions', 'Bears', 'Foxes']);
  for (const [name, visitorTeamId] of [
    ['Semi-final', bears],
    ['Final', foxes],
  ] as const) {
    const stage = await buildStage({ tournamentId, name, type: 'knockout' });
    await buildKnownTeamsMatch({ stage, localTeamId: lions, visitorTeamId });
  }
  await visit(page, '/matches#bracket', tournamentId);
  const bracket = page.getByRole('region', { name: 'Tournament Bracket' });
  await expect(bracket.getByRole('article')).toHaveCount(2);
  return { bracket, lit: bracket.locator('li[data-lit]') };
}

test.describe('the way of a team through the bracket', { tag: '@desktop' }, () => {
  test('is lit for who comes to its name by Tab, until they go on', async ({ page }) => {
    const { bracket, lit } = await openBracket(page);
    await bracket.focus();
    for (const [stop, ...rows] of [
      ['Match 1'],
      ['Lions', /Lions/, /Lions/],
      ['Bears', /Bears/],
      ['Match 2'],
    ] as const) {
      await page.keyboard.press('Tab');
      await expect(bracket.getByRole('link', { name: stop }).first()).toBeFocused();
      await expect(lit, stop).toHaveText([...rows]);
    }
  });

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true });

    test('is lit by a tap on its name, and the next one leads to its page', async ({ page }) => {
      const { bracket, lit } = await openBracket(page);
      const lions = bracket.getByRole('link', { name: 'Lions' }).first();
      await lions.tap();
      await expect(lit).toHaveText([/Lions/, /Lions/]);
      await expect(page).toHaveURL(/\/matches\?/);
      await lions.tap();
      await expect(page.getByRole('heading', { level: 1, name: 'Lions' })).toBeVisible();
    });
  });
});

test(
  'a large bracket fades at the edges at which it goes on',
  { tag: ['@desktop', '@long'] },
  async ({ page }) => {
    const cup = buildCupInState(64, 'upcoming');
    await writeCup(cup);
    await page.setViewportSize({ width: 1024, height: 800 });
    await visit(page, '/matches#bracket', cup.tournament.tournamentId);
    const bracket = page.getByRole('region', { name: 'Tournament Bracket' });
    const faded = () =>
      bracket.evaluate((element) =>
        ['--fade-left', '--fade-right', '--fade-foot'].map((edge) =>
          getComputedStyle(element).getPropertyValue(edge),
        ),
      );
    await expect(bracket.getByRole('article').first()).toBeVisible();
    await bracket.evaluate((element) => element.scrollTo(0, 0));
    await expect.poll(faded).toEqual(['0px', '48px', '48px']);
    await bracket.evaluate((element) => element.scrollTo(element.scrollWidth, element.scrollHeight));
    await expect.poll(faded).toEqual(['48px', '0px', '0px']);
  },
);

test(
  'a large bracket opens on the final when the cup is over',
  { tag: ['@desktop', '@long'] },
  async ({ page }) => {
    const cup = buildCupInState(64, 'finished');
    await writeCup(cup);
    await page.setViewportSize({ width: 1024, height: 800 });
    await visit(page, '/matches#bracket', cup.tournament.tournamentId);
    const bracket = page.getByRole('region', { name: 'Tournament Bracket' });
    const final = bracket
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Final', exact: true }) });
    await expect(final.getByRole('article')).toBeInViewport({ ratio: 1 });
  },
);
