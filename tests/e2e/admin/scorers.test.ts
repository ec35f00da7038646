import { buildGroup } from '../../support/builders/builders';
import { buildGroupMatch } from '../../support/builders/builders-matches';
import { buildLink, openLink } from '../../support/builders/builders-scoring';
import { call } from '../../support/call-api';
import { dayFromNow } from '../../support/builders/days';
import { button, inspect, modal, successBanner } from '../support/admin-screen';
import { expect, test } from '../support/admin-test';
import { keepScreenshot } from '../support/screenshot';

test.describe('the scorers screen', () => {
  test('is reached beside the three buttons, and makes a link for a court that opens', async ({
    page,
    cup,
    openVisitorPage,
  }) => {
    const { tournamentId } = cup;
    const group = await buildGroup({ tournamentId });
    await buildGroupMatch({ group, location: 'Court 2' });
    await page.goto('/admin/tournament-details-main');
    await expect(page.getByRole('navigation', { name: 'Tournament options' }).getByRole('link')).toHaveCount(
      3,
    );
    await page.getByRole('link', { name: 'Scorers' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Table of court 2');
    await page.getByLabel('Court', { exact: true }).selectOption('Court 2');
    await page.getByLabel('Date').first().fill(dayFromNow(-1));
    await button(page, 'Create link').click();
    await expect(successBanner(page).getByText('The link has been created')).toBeVisible();
    await expect(page.getByRole('img', { name: 'QR code of the link “Table of court 2”' })).toBeVisible();
    const address = await page.getByLabel('Link', { exact: true }).inputValue();
    expect(address).toMatch(/\/score#k=.{16,}$/);

    const visitor = await openVisitorPage();
    await visitor.goto(address);
    await visitor.getByLabel('Your name').fill('Rita');
    await visitor.getByRole('button', { name: 'Start' }).click();
    await expect(visitor.getByRole('heading', { name: 'Next match' })).toBeVisible();
  });

  test(
    'prints the code beside a score sheet on paper, and nothing else',
    { tag: '@long' },
    async ({ page, cup }) => {
      await page.goto('/admin/scorers');
      await page.getByLabel('Name', { exact: true }).fill('Hall');
      await page.getByLabel('All matches of the tournament').check();
      await button(page, 'Create link').click();
      await expect(page.getByRole('img', { name: 'QR code of the link “Hall”' })).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { name: 'Links' })).toBeHidden();
      await expect(page.getByText('Paper score sheet').first()).toBeVisible();
      await expect(page.getByText(cup.name).last()).toBeVisible();
      await keepScreenshot(page, 'scorers-print');
      const pages = (await page.pdf({ preferCSSPageSize: true }))
        .toString('latin1')
        .match(/\/Type\s*\/Page\b/g);
      expect(pages).toHaveLength(1);
    },
  );

  test('revokes one device and then the link, after asking', { tag: '@long' }, async ({ page, cup }) => {
    const { tournamentId } = cup;
    const { key, link } = await buildLink({ tournamentId, name: 'Court 1' });
    await openLink(key, 'Rita');
    await openLink(key, 'Sven');
    await page.goto('/admin/scorers');
    await expect(page.getByText('2 of 20 places taken')).toBeVisible();
    await button(page, 'Revoke the device of Rita').click();
    await expect(modal(page).getByText(/The device of Rita can no longer enter anything/)).toBeVisible();
    await button(modal(page), 'Revoke').click();
    await expect(successBanner(page).getByText('Revoked')).toBeVisible();
    await expect(button(page, 'Revoke the device of Rita')).toHaveCount(0);
    await expect(page.getByText('1 of 20 places taken')).toBeVisible();
    await button(page, 'Revoke link “Court 1”').click();
    await inspect(page, 'scorers-revoke');
    await button(modal(page), 'Revoke').click();
    await expect(button(page, 'Revoke link “Court 1”')).toHaveCount(0);
    const { links } = await call('getScorerLinks', { tournamentId });
    expect(links.find(({ linkId }) => linkId === link.linkId)?.revokedAt).not.toBeNull();
  });

  test('lets the administrator keep a log with the session', { tag: '@long' }, async ({ page, cup }) => {
    const { tournamentId } = cup;
    const group = await buildGroup({ tournamentId });
    const match = await buildGroupMatch({ group });
    await page.goto('/admin/scorers');
    await page.getByRole('link', { name: 'Keep the log of matches' }).click();
    await page.getByRole('button', { name: new RegExp(match.LocalTeam?.name ?? '') }).click();
    await button(page, 'Start match').click();
    await expect(page.getByText('All sent')).toBeVisible();
    await expect(button(page, 'Undo start of the match').first()).toBeVisible();
  });
});
