import type { Page } from '@playwright/test';
import { buildTournament, only, readGroupById, readView } from '../../support/builders/builders';
import { buildGroupMatch, buildUnknownTeamsMatch, enterScore } from '../../support/builders/builders-matches';
import { dayFromNow } from '../../support/builders/days';
import { call } from '../../support/call-api';
import { metaOf, preview } from '../../support/preview';
import { keepScreenshot } from '../support/screenshot';
import { expectNoSideScroll, follow, scrollThrough, visit } from '../support/public-pages';
import { expect, test } from '../support/test';

/** While a match of the group is to come, nobody is in the final yet. */
const IN_BRACKET = '1st Group A';

/** Each category has FC Bern and this team, a Group A and a final, so that names alone tell nothing apart. */
const RIVALS = { 'F juniors': 'Foxes', 'E juniors': 'Eagles', 'D juniors': 'Dragons' } as const;
type CategoryName = keyof typeof RIVALS;
const NAMES = Object.keys(RIVALS) as CategoryName[];

async function buildCategory(tournamentId: string, categoryId: string, name: CategoryName) {
  const date = dayFromNow(0);
  const stageOf = async (stage: 'Groups' | 'Final', type: 'group' | 'knockout', order: number) => {
    await call('createStage', { tournamentId, name: stage, type, order, categoryId });
    const { Stages } = await readView(tournamentId);
    const built = only(Stages, (other) => other.categoryId === categoryId && other.name === stage);
    return { ...built, tournamentId };
  };
  const teams = ['FC Bern', RIVALS[name]].map((team) => ({ name: team, players: [], categoryId }));
  const { teamIds } = await call('createTeams', { tournamentId, teams });
  const [bern = '', rival = ''] = teamIds;
  const { stageId } = await stageOf('Groups', 'group', 1);
  await call('createGroup', { stageId, name: 'Group A' });
  const { Stages } = await readView(tournamentId);
  const { groupId } = only(only(Stages, (stage) => stage.stageId === stageId).groups);
  await call('addTeamsToGroup', { groupId, stageId, selectedTeamIds: [...teamIds] });
  const group = { tournamentId, ...(await readGroupById(tournamentId, groupId)) };
  const first = await buildGroupMatch({
    group,
    date,
    time: '00:05',
    localTeamId: bern,
    visitorTeamId: rival,
  });
  await buildGroupMatch({ group, date, time: '23:55', localTeamId: rival, visitorTeamId: bern });
  await buildUnknownTeamsMatch({
    stage: await stageOf('Final', 'knockout', 2),
    date: dayFromNow(1),
    time: '12:00',
    localTeamPlaceholder: '1st Group A',
    visitorTeamPlaceholder: '2nd Group A',
  });
  await enterScore(first, [2, 1]);
  return { name, categoryId, bern, rival, match: first };
}

async function buildCup() {
  const { tournamentId, date, name } = await buildTournament({ timeZone: 'UTC', date: dayFromNow(0) });
  const { tournamentDetails } = await call('updateTournament', {
    ...{ tournamentId, date, name },
    categories: NAMES.map((category) => ({ name: category })),
  });
  const built: Awaited<ReturnType<typeof buildCategory>>[] = [];
  for (const category of NAMES) {
    const { categoryId } = only(tournamentDetails.categories ?? [], (other) => other.name === category);
    built.push(await buildCategory(tournamentId, categoryId, category));
  }
  const of = (category: CategoryName) => only(built, (other) => other.name === category);
  return { tournamentId, name, of };
}

const heading = (page: Page) => page.getByRole('heading', { name: 'Choose your category' });
const chips = (page: Page) => page.getByRole('navigation', { name: 'Categories' });
const chosen = (page: Page) => chips(page).locator('[aria-current]');

/** Reads the page without the row in which the categories are chosen, once it shows what it is about: its code may come later than its data. */
async function readPage(page: Page, shows: string): Promise<string> {
  await expect(chips(page)).toBeVisible();
  await scrollThrough(page);
  let text = '';
  const read = async () => {
    text = await page.evaluate(() => {
      const copy = document.body.cloneNode(true) as HTMLElement;
      for (const row of copy.querySelectorAll('nav[aria-label="Categories"], script')) row.remove();
      return copy.textContent ?? '';
    });
    return text;
  };
  await expect.poll(read).toContain(shows);
  return text;
}

/** The page is about the category, by what it shows of it, and tells nothing of another one. */
async function expectOnly(page: Page, category: CategoryName, shows = 'FC Bern'): Promise<void> {
  const text = await readPage(page, shows);
  for (const other of NAMES.filter((name) => name !== category)) {
    expect.soft(text, page.url()).not.toContain(other);
    expect.soft(text, page.url()).not.toContain(RIVALS[other]);
  }
}

test(
  'a first visit is asked for the category, and sees it alone from then on',
  { tag: '@every-width' },
  async ({ page }) => {
    const { tournamentId, of } = await buildCup();
    for (const path of ['/home', '/matches', '/matches#bracket']) {
      await visit(page, path, tournamentId);
      await expect(heading(page)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Scoreboard' })).toBeVisible();
      await expect(page.locator('#upcoming, #results, #table, #bracket')).toHaveCount(0);
    }
    await visit(page, '/home', tournamentId);
    await expect(heading(page)).toBeVisible();
    await expectNoSideScroll(page);
    await keepScreenshot(page, 'categories-choice');
    await page.getByRole('link', { name: 'F juniors', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`category=${of('F juniors').categoryId}`));
    await expect(chosen(page)).toHaveText('F juniors');

    const { match, rival } = of('F juniors');
    for (const path of ['/home', '/matches', '/matches#bracket', '/teams']) {
      await visit(page, path, tournamentId);
      await expect(chosen(page)).toHaveText('F juniors');
      await expectOnly(page, 'F juniors', path.endsWith('#bracket') ? IN_BRACKET : undefined);
      await expectNoSideScroll(page);
      await keepScreenshot(page, `categories-f${path.replace(/\W/g, '-')}`);
    }
    await page.goto(`/match?tournament=${tournamentId}&match=${match.matchId}`);
    await expectOnly(page, 'F juniors');
    await page.goto(`/team?tournament=${tournamentId}&team=${rival}`);
    await expectOnly(page, 'F juniors');
  },
);

test('a follower of an F team sees not one line of E or D on any page', async ({ page }) => {
  const { tournamentId, of } = await buildCup();
  const { bern, rival, match } = of('F juniors');
  await follow(page, tournamentId, bern);
  await expect(chosen(page)).toHaveText('F juniors');
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes(`/api/tournaments/${tournamentId}`))
      answers.push(response.text().catch(() => ''));
  });
  const pages = ['/home', '/home#table', '/matches', '/matches#upcoming', '/matches#results', '/teams'];
  for (const path of pages) {
    await visit(page, path, tournamentId);
    await expectOnly(page, 'F juniors');
  }
  await visit(page, '/matches#bracket', tournamentId);
  await expectOnly(page, 'F juniors', IN_BRACKET);
  for (const address of [`/team?team=${bern}`, `/team?team=${rival}`, `/match?match=${match.matchId}`]) {
    await page.goto(`${address}&tournament=${tournamentId}`);
    await expectOnly(page, 'F juniors');
  }
  for (const title of ['Contact', 'Blog']) {
    await visit(page, `/${title.toLowerCase()}`, tournamentId);
    await expectOnly(page, 'F juniors', title);
  }
  const read = (await Promise.all(answers)).join();
  expect(read).toContain(RIVALS['F juniors']);
  for (const name of ['E juniors', 'D juniors'] as const) expect(read).not.toContain(RIVALS[name]);
});

test(
  'all categories are a tap away, and tell apart what has one name',
  { tag: ['@every-width', '@long'] },
  async ({ page }) => {
    const { tournamentId, of } = await buildCup();
    const [f, e] = [of('F juniors'), of('E juniors')];
    await page.goto(`/home?tournament=${tournamentId}&category=${f.categoryId}`);
    await chips(page).getByRole('link', { name: 'All' }).click();
    await expect(chosen(page)).toHaveText('All');
    const home = await readPage(page, `FC Bern (${NAMES[0]})`);
    for (const name of NAMES) {
      expect(home).toContain(`FC Bern (${name})`);
      expect(home).toContain(`${name} – Groups`);
    }
    await expectNoSideScroll(page);
    await keepScreenshot(page, 'categories-all-home');
    for (const path of ['/matches', '/matches#bracket', '/teams']) {
      await visit(page, path, tournamentId);
      const text = await readPage(page, NAMES[0] ?? '');
      for (const name of NAMES) expect.soft(text, path).toContain(name);
      await keepScreenshot(page, `categories-all${path.replace(/\W/g, '-')}`);
    }
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(
      NAMES.flatMap((name) => [name, ...['FC Bern', RIVALS[name]].toSorted()]),
    );
    const { Teams, Stages } = await readView(tournamentId);
    const ids = NAMES.map((name) => of(name).categoryId);
    const ofBern = Teams.filter((team) => team.name === 'FC Bern');
    expect(ofBern.map(({ categoryId }) => categoryId)).toEqual(ids);
    expect(Stages.map(({ categoryId }) => categoryId)).toEqual(ids.flatMap((id) => [id, id]));

    // A match and a team of another category are found, and following the team chooses its category.
    await page.goto(`/home?tournament=${tournamentId}&category=${f.categoryId}`);
    await expect(chosen(page)).toHaveText('F juniors');
    await page.goto(`/match?tournament=${tournamentId}&match=${e.match.matchId}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/FC Bern .*Eagles/);
    await page.goto(`/team?tournament=${tournamentId}&team=${e.rival}`);
    await page.getByRole('button', { name: 'Follow this team' }).click();
    await expect(chosen(page)).toHaveText('E juniors');
    await visit(page, '/home', tournamentId);
    await expectOnly(page, 'E juniors');
  },
);

test('a shared link opens its category, and its preview names it', async ({ page }) => {
  const { tournamentId, name, of } = await buildCup();
  const { categoryId, match } = of('D juniors');
  const address = `/s/home?tournament=${tournamentId}&category=${categoryId}`;
  const shared = await preview(address);
  expect(metaOf(shared, 'og:title')).toBe(`${name} · D juniors`);
  expect(shared.html).toContain(`/home?tournament=${tournamentId}&amp;category=${categoryId}`);
  const ofMatch = await preview(`/s/match?tournament=${tournamentId}&match=${match.matchId}`);
  expect(metaOf(ofMatch, 'og:description')).toContain('Groups · D juniors');
  const map = await preview(`/sitemap.xml?tournament=${tournamentId}`);
  expect(map.html).toContain(`/home?tournament=${tournamentId}&amp;category=${categoryId}<`);
  await page.goto(address);
  await expect(chosen(page)).toHaveText('D juniors');
  await expectOnly(page, 'D juniors');
});

test('a result of another category reads no view of this one again', async ({ page }) => {
  const { tournamentId, of } = await buildCup();
  const [f, e] = [of('F juniors'), of('E juniors')];
  const view = `/api/tournaments/${tournamentId}`;
  const views: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === view) views.push(search);
  });
  await page.goto(`/home?tournament=${tournamentId}&category=${f.categoryId}`);
  await expectOnly(page, 'F juniors');
  expect(new Set(views)).toEqual(new Set([`?category=${f.categoryId}`]));

  const askForNews = async () => {
    const answer = page.waitForResponse((response) => response.url().includes(`${view}/version?`));
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await answer;
  };
  views.length = 0;
  await enterScore(e.match, [7, 0]);
  await askForNews();
  await page.waitForLoadState('networkidle');
  expect(views).toEqual([]);
  await enterScore(f.match, [9, 0]);
  await askForNews();
  await expect.poll(() => views.length).toBe(1);
});
