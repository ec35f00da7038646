import type { Browser } from '@playwright/test';
import { buildGroup, buildStage, buildTeams, buildTournament } from '../../support/builders/builders';
import { buildGroupMatch } from '../../support/builders/builders-matches';
import { buildPng } from '../../support/builders/build-pictures';
import { call } from '../../support/call-api';
import { testStack } from '../../support/stack/test-stack';
import { inspectPage, visit, watchLayoutShift } from '../support/public-pages';
import { expect, test } from '../support/test';

/** Around the time of a match an open page polls every 15 seconds. */
const UNTIL_NEWS_MS = 17_000;
const MINUTE = 60_000;

async function buildCupOfTheDay(): Promise<string> {
  const { tournamentId } = await buildTournament({ timeZone: 'UTC' });
  const teams = await buildTeams(tournamentId, ['Lions', 'Bears']);
  const stage = await buildStage({ tournamentId, name: 'Group stage' });
  const group = await buildGroup({ stage, name: 'Group A', teams });
  const [date = '', time = ''] = new Date(Date.now() + 15 * MINUTE).toISOString().split('T');
  await buildGroupMatch({ group, date, time: time.slice(0, 5) });
  return tournamentId;
}

async function tell(tournamentId: string, text: string, minutes: number): Promise<void> {
  const until = new Date(Date.now() + minutes * MINUTE).toISOString();
  await call('setMessage', { tournamentId, message: { text, until } });
}

async function setSponsors(
  { tournamentId, updatedAt }: { readonly tournamentId: string; readonly updatedAt: string },
  sponsors: readonly { readonly name: string; readonly address?: string; readonly picture?: string }[],
): Promise<string> {
  const data = buildPng({ width: 120, height: 60 }).toString('base64');
  const { pictureId } = (await call('addPicture', { data })).picture;
  await call('setSponsors', { tournamentId, updatedAt, logo: pictureId, sponsors });
  return pictureId;
}

test('an open page tells a message without a reload, in its direction, until its end', async ({ page }) => {
  const tournamentId = await buildCupOfTheDay();
  await page.clock.install();
  await visit(page, '/home', tournamentId);
  await expect(page.getByRole('heading', { name: 'Next Match' })).toBeVisible();
  await page.evaluate(() => window.document.body.setAttribute('data-same-page', ''));

  const text = 'ستتأخر المباريات على الملعب الثاني. '.repeat(6).slice(0, 200);
  await tell(tournamentId, text, 10);
  await page.clock.fastForward(UNTIL_NEWS_MS);
  const line = page.getByRole('status').getByText(text.trim());
  await expect(line).toBeInViewport({ ratio: 1 });
  await expect(line).toHaveCSS('direction', 'rtl');
  await page.clock.fastForward(11 * MINUTE);
  await expect(line).toHaveCount(0);
  await expect(page.locator('body[data-same-page]')).toHaveCount(1);
});

test('a page without the state of matches tells the message too', async ({ page }) => {
  const { tournamentId } = await buildTournament();
  await tell(tournamentId, 'The hall opens at nine', 10);
  await visit(page, '/contact', tournamentId);
  await expect(page.getByText('The hall opens at nine')).toBeVisible();
});

/** Opens the home page with nothing stored, and returns what it has asked for, without what differs from one cup to the next. */
async function requestsOf(browser: Browser, tournamentId: string) {
  const page = await browser.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url().replaceAll(tournamentId, 'CUP')));
  await page.goto(`${testStack().site}/home?tournament=${tournamentId}`, { waitUntil: 'networkidle' });
  await expect(page.locator('h1')).toBeVisible();
  const pictures = await page.locator('h1 img').count();
  await page.close();
  return { asked: asked.map((address) => new URL(address).pathname).sort(), pictures };
}

test('a logo is one request for ever, and without one there is none', async ({ browser, request }) => {
  const cup = await buildTournament();
  const before = await requestsOf(browser, cup.tournamentId);
  expect(before.pictures).toBe(0);
  const pictureId = await setSponsors(cup, []);
  const after = await requestsOf(browser, cup.tournamentId);
  expect(after.pictures).toBe(1);
  const address = `/api/pictures/${pictureId}`;
  expect(after.asked).toEqual([...before.asked, address].sort());
  const answer = await request.get(address);
  expect(answer.headers()['cache-control']).toContain('immutable');
  expect((await answer.body()).length).toBeLessThanOrEqual(20_000);
});

test('sponsors stand at the foot of each page, with a picture or by name', async ({ page }) => {
  await watchLayoutShift(page);
  const cup = await buildTournament();
  const data = buildPng({ width: 200, height: 50, comment: 'bakery' }).toString('base64');
  const { pictureId } = (await call('addPicture', { data })).picture;
  await setSponsors(cup, [
    { name: 'Bakery', address: 'https://bakery.example/', picture: pictureId },
    { name: 'W'.repeat(50) },
  ]);
  await tell(cup.tournamentId, 'The hall opens at nine', 10);
  await visit(page, '/teams', cup.tournamentId);
  await inspectPage(page, `public/hall-${page.viewportSize()?.width}`);
  const sponsors = page.getByRole('complementary', { name: 'Sponsors' });
  await expect(sponsors.getByRole('link', { name: 'Bakery' })).toHaveAttribute('target', '_blank');
  await expect(sponsors.getByText('W'.repeat(50))).toBeVisible();
});
