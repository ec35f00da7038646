import { isLanguage, LANGUAGES, type Language } from '@futsal-cup/domain/cup/text/languages';
import type { TournamentListItem } from '@futsal-cup/domain/contracts/views/cup-views';
import { PLANNED_WORDS } from '@futsal-cup/domain/plan/format/planned-words';
import type { Page } from '@playwright/test';
import { only, readView } from '../support/builders/builders';
import { call } from '../support/call-api';
import { expectAccessible } from './support/accessibility';
import { modal } from './support/admin-screen';
import { test as adminTest } from './support/admin-test';
import { CATALOGUES, expectLanguage, expectRoomForTexts, readNames, unfoldAll } from './support/languages';
import { openLoaded, scrollThrough } from './support/public-pages';
import { expect, test as visitorTest } from './support/test';
import { WIDTHS } from './support/widths';

/*
 * These tests look at every screen of a full cup and of an empty one, in every language, on a phone and on a desktop. `npm run
 * test:long` runs them.
 */

const tag = '@every-language';

interface Cup {
  readonly tournamentId: string;
}

async function fullCup(): Promise<TournamentListItem> {
  const { allTournaments } = await call('getAllTournaments', {});
  return only(allTournaments, ({ name }) => name === 'Basel Futsal Masters');
}

/** Checks the page in its present state, at both widths. */
type Look = () => Promise<void>;

function lookAt(page: Page, language: Language, names: readonly string[]): Look {
  return async () => {
    await page.setViewportSize(WIDTHS.desktop);
    // The desktop page is scrolled first, because lazy content that has come into view once stays drawn on the phone.
    if ((await modal(page).count()) === 0) await scrollThrough(page);
    for (const width of ['desktop', 'phone'] as const) {
      await page.setViewportSize(WIDTHS[width]);
      await expectLanguage(page, language, names);
      await expectRoomForTexts(page, names);
    }
    await expectAccessible(page);
  };
}

/** Opens a page and unfolds everything on it. */
async function open(page: Page, address: string): Promise<void> {
  await openLoaded(page, address);
  await unfoldAll(page);
}

const PUBLIC_PATHS = [
  '/',
  '/home',
  '/matches',
  '/teams',
  '/contact',
  '/blog',
  '/single',
  '/login',
  '/register',
];

/** Lists the addresses of the matches that have a log, and of a team. */
async function addressesWithin(tournamentId: string): Promise<string[]> {
  const cup = await readView(tournamentId);
  const matches = cup.Stages.flatMap(({ Matches }) => Matches);
  const told = matches.filter(({ logRevision }) => logRevision !== null);
  return [
    ...told.map(({ matchId }) => `/match?tournament=${tournamentId}&match=${matchId}`),
    ...cup.Teams.slice(0, 1).map(({ teamId }) => `/team?tournament=${tournamentId}&team=${teamId}`),
  ];
}

async function lookAtAddresses(
  page: Page,
  { tournamentId }: Cup,
  language: Language,
  addresses: readonly string[],
): Promise<void> {
  const look = lookAt(page, language, await readNames(tournamentId));
  for (const address of addresses) {
    await open(page, `${address}&lang=${language}`);
    await look();
  }
}

async function lookAtPublicPages(page: Page, cup: Cup, language: Language): Promise<void> {
  const addresses = PUBLIC_PATHS.map((path) => `${path}?tournament=${cup.tournamentId}`);
  await lookAtAddresses(page, cup, language, addresses);
}

/** Checks the messages of the visitors' forms about wrong input, and the message of the server. */
async function lookAtLogin(page: Page, { tournamentId }: Cup, language: Language): Promise<void> {
  const look = lookAt(page, language, await readNames(tournamentId));
  await page.goto(`/register?lang=${language}`);
  await page.locator('button[type=submit]').click();
  await look();
  await page.goto(`/login?lang=${language}`);
  await page.locator('button[type=submit]').click();
  await look();
  await page.locator('input[name=email]').fill('nobody@futsal-cup.test');
  await page.locator('input[name=password]').fill('Nobody-2026!');
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('alert').last()).toBeVisible();
  await look();
}

/** Finds the buttons whose name matches a text in which § stands for any characters. */
function buttonNamed(page: Page, text: string) {
  const pattern = text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('§', '.+');
  return page.locator('main').getByRole('button', { name: new RegExp(`^${pattern}$`) });
}

async function lookAtAdminPages(page: Page, { tournamentId }: Cup, language: Language): Promise<void> {
  const look = lookAt(page, language, await readNames(tournamentId));
  const { details, teams } = CATALOGUES[language].admin;
  const inLanguage = `?lang=${language}`;
  for (const path of [
    '',
    '/tournament-details-main',
    '/teams/update',
    '/fixture',
    '/scorers',
    '/tournament-details',
  ]) {
    await open(page, `/admin${path}${inLanguage}`);
    await look();
  }
  await buttonNamed(page, details.edit).click();
  await unfoldAll(page);
  await page.locator('input[name=date]').fill('2020-01-01');
  await buttonNamed(page, details.save).click();
  await look();
  await open(page, `/admin/teams${inLanguage}`);
  await buttonNamed(page, teams.builder.set).click();
  await buttonNamed(page, teams.builder.add).click();
  await buttonNamed(page, teams.builder.confirm).click();
  await look();
}

/** Stages and groups of a plan are named in the language of the cup, not in the language of the reader. */
function plannedNames(language: string): string[] {
  const { group, groups, rounds, place } = PLANNED_WORDS[isLanguage(language) ? language : 'en'];
  return [group, groups, ...Object.values(rounds), place(3)];
}

/** Checks the steps before the plan, with everything opened and with wrong settings. */
async function lookAtPlanSettings(page: Page, language: Language, look: Look): Promise<void> {
  const { plan } = CATALOGUES[language].admin;
  const openStep = async (step: string) => {
    await page.goto(`/admin/plan/${step}?lang=${language}`);
    await expect(page.locator('h1').first()).toBeVisible();
    await unfoldAll(page);
  };
  await openStep('teams');
  await page.getByLabel(plan.teams.list).fill('X\nAare Bern\nAare Bern');
  await look();
  await page.getByLabel(plan.teams.list).fill('');
  await openStep('format');
  await look();
  await openStep('time');
  await buttonNamed(page, plan.time.addDay).click();
  await page.getByLabel(plan.time.ownTimes).first().check();
  await buttonNamed(page, plan.time.addCourtWish).click();
  if ((await buttonNamed(page, plan.time.addTeamWish).count()) > 0)
    await buttonNamed(page, plan.time.addTeamWish).click();
  await page.getByLabel(plan.time.to, { exact: true }).first().fill('08:00');
  await look();
  await page.getByLabel(plan.time.to, { exact: true }).first().fill('18:00');
}

/**
 * Checks the plan by time and by court, the reason for a missing plan, a delay on the day and, in a cup without teams, the list of
 * what has to be corrected.
 */
async function lookAtTimetable(page: Page, language: Language, look: Look): Promise<void> {
  const { plan } = CATALOGUES[language].admin;
  const openPlan = async () => {
    await page.goto(`/admin/plan/timetable?lang=${language}`);
    await expect(page.locator('h1').first()).toBeVisible();
    await expect(page.getByText(plan.found.searching)).toHaveCount(0);
    await unfoldAll(page);
  };
  await openPlan();
  await look();
  if ((await buttonNamed(page, plan.found.byCourt).count()) === 0) return;
  await buttonNamed(page, plan.found.byCourt).click();
  await page.locator('[data-match]').first().click();
  await look();
  await page.goto(`/admin/plan/time?lang=${language}`);
  await page.getByLabel(plan.time.length.leastRest).fill('600');
  await openPlan();
  await look();
}

async function lookAtPlan(page: Page, { tournamentId }: Cup, language: Language): Promise<void> {
  const cup = await readView(tournamentId);
  const names = [...(await readNames(tournamentId)), ...plannedNames(cup.language)];
  const look = lookAt(page, language, names);
  await lookAtPlanSettings(page, language, look);
  await lookAtTimetable(page, language, look);
  const { day } = CATALOGUES[language].admin.plan;
  await page.goto(`/admin/plan/day?lang=${language}`);
  await expect(page.locator('main h2:visible').or(page.getByText(day.none)).first()).toBeVisible();
  const coming = page.locator('main li > button[aria-expanded]:enabled').first();
  const hasComing = (await coming.count()) > 0;
  if (hasComing) await coming.click();
  await look();
  if (!hasComing) return;
  await buttonNamed(page, day.later(10)).click();
  await expect(modal(page)).toBeVisible();
  await look();
}

/** Checks every dialog that a button of the teams or the fixture opens, without making its change. */
async function lookAtDialogs(page: Page, { tournamentId }: Cup, language: Language): Promise<void> {
  const look = lookAt(page, language, await readNames(tournamentId));
  const { groups, matches, stages, teams } = CATALOGUES[language].admin;
  const lookIntoDialogOf = async (text: string) => {
    await buttonNamed(page, text).first().click();
    await expect(modal(page)).toBeVisible();
    await look();
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
  };
  await open(page, `/admin/teams?lang=${language}`);
  await lookIntoDialogOf(teams.deleteTeam('§'));
  await open(page, `/admin/fixture?lang=${language}`);
  await lookIntoDialogOf(stages.deleteStage('§'));
  await lookIntoDialogOf(groups.list.addTeamsTo('§'));
  await lookIntoDialogOf(groups.list.removeTeam('§', '§'));
  await lookIntoDialogOf(matches.editMatch('§'));
  await lookIntoDialogOf(matches.deleteMatch('§'));
}

for (const language of LANGUAGES) {
  visitorTest(`the public pages of a full cup in ${language}`, { tag }, async ({ page }) => {
    visitorTest.slow();
    await lookAtPublicPages(page, await fullCup(), language);
  });

  visitorTest(`the pages of matches and of a team in ${language}`, { tag }, async ({ page }) => {
    visitorTest.slow();
    const cup = await fullCup();
    await lookAtAddresses(page, cup, language, await addressesWithin(cup.tournamentId));
  });

  visitorTest(`what login and register say in ${language}`, { tag }, async ({ page, allowErrors }) => {
    allowErrors(/401/);
    await lookAtLogin(page, await fullCup(), language);
  });

  adminTest(`the public pages of an empty cup in ${language}`, { tag }, async ({ page, cup }) => {
    adminTest.slow();
    await lookAtPublicPages(page, cup, language);
  });

  adminTest(`the plan of an empty cup in ${language}`, { tag }, async ({ page, cup }) => {
    adminTest.slow();
    await lookAtPlan(page, cup, language);
  });

  adminTest(`the admin site of an empty cup in ${language}`, { tag }, async ({ page, cup }) => {
    adminTest.slow();
    await lookAtAdminPages(page, cup, language);
  });
}

adminTest.describe('a full cup', () => {
  adminTest.use({ chosenCup: async ({}, provide) => provide(await fullCup()) });

  for (const language of LANGUAGES) {
    adminTest(`has an admin site in ${language}`, { tag }, async ({ page }) => {
      adminTest.slow();
      await lookAtAdminPages(page, await fullCup(), language);
    });

    adminTest(`has a plan in ${language}`, { tag }, async ({ page }) => {
      adminTest.slow();
      await lookAtPlan(page, await fullCup(), language);
    });

    adminTest(`has dialogs in ${language}`, { tag }, async ({ page }) => {
      adminTest.slow();
      await lookAtDialogs(page, await fullCup(), language);
    });
  }
});
