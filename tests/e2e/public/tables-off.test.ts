import { LANGUAGES, type Language } from '@futsal-cup/domain/cup/text/languages';
import type { Shown } from '@futsal-cup/domain/cup/shown';
import type { MatchView } from '@futsal-cup/domain/contracts/views/cup-views';
import type { Page } from '@playwright/test';
import { buildGroup, buildStage, buildTeams, buildTournament } from '../../support/builders/builders';
import { buildGroupMatch, buildKnownTeamsMatch, enterScore } from '../../support/builders/builders-matches';
import { buildLiveMatch, enter } from '../../support/builders/builders-scoring';
import { goal, kickOff, phase, shown as shownScore } from '../../support/builders/entries';
import { call } from '../../support/call-api';
import { CATALOGUES, readTexts } from '../support/languages';
import { openLoaded, scrollThrough } from '../support/public-pages';
import { expect, test } from '../support/test';

/** The words of a language that tell of winners, tables and places, in all their forms, and where results are off, of scores. */
const WORDS: Readonly<Record<Language, { readonly winning: RegExp; readonly results: RegExp }>> = {
  en: {
    winning:
      /\b(champion|win|winner|won|lost|drawn|table|standings|position|points?|podium|bracket|leads to|form)\b/iu,
    results: /\b(results?|score(?!board)|goals?)\b/iu,
  },
  de: {
    winning:
      /(sieg|gewonn|verlor|unentschieden|tabelle|rangliste|\bplatz\b|punkt|podest|turnierbaum|führt zu|\bform\b)/iu,
    results: /(resultat|\btore?\b)/iu,
  },
  fr: {
    winning:
      /(champion|vainqueur|gagn|victoire|perdu|défaite|match nul|classement|\bplace\b|\bpoints?\b|podium|tableau|\bforme\b)/iu,
    results: /(résultat|\bscores?\b|\bbuts?\b)/iu,
  },
  it: {
    winning:
      /(campion|vincitor|vinta|vittoria|persa|sconfitta|pareggi|classific|\bposto\b|\bpunti\b|\bpunto\b|podio|tabellone|\bforma\b)/iu,
    results: /(risultat|punteggio|\bgol\b)/iu,
  },
};

/** What draws a winner, a place or a table. */
const MARKS =
  'table, [data-won], [data-winner], [data-qualifying], [data-place], [data-result], [href$="#bracket"]';

/** Two numbers with a dash between them that are no part of a date. */
const SCORE = /(?<![\d./])\d{1,2}\s?–\s?(?:\D{1,4}\s)?\d{1,2}(?![\d./])/u;

interface PlayedCup {
  readonly tournamentId: string;
  readonly teamId: string;
  readonly matches: readonly MatchView[];
}

/** Builds a cup that is over: a group with its matches, one of them with a log, and a friendly match that was won. */
async function buildPlayedCup(shown: Shown, language: Language): Promise<PlayedCup> {
  const { tournamentId } = await buildTournament({ name: 'Kids', language, shown });
  const stage = await buildStage({ tournamentId, name: 'Children' });
  const teams = await buildTeams(tournamentId, ['Lions', 'Bears', 'Foxes']);
  const group = await buildGroup({ stage, name: 'Blue', teams });
  const [lions = '', bears = '', foxes = ''] = teams;
  const pairs = [
    { localTeamId: lions, visitorTeamId: bears, time: '10:00' },
    { localTeamId: bears, visitorTeamId: foxes, time: '10:20' },
    { localTeamId: lions, visitorTeamId: foxes, time: '10:40' },
  ];
  const matches: MatchView[] = [];
  for (const pair of pairs) matches.push(await buildGroupMatch({ group, ...pair }));
  const [logged, ...typed] = matches;
  if (!logged) throw new Error('The group has matches');
  const begun = kickOff();
  const scored = goal();
  const end = phase('finished', begun.entryId, shownScore([1, 0], [scored.entryId]));
  await enter(logged, [begun, scored, end]);
  for (const match of typed) await enterScore(match, [4, 2]);
  const friendly = await buildKnownTeamsMatch({
    stage: await buildStage({ tournamentId, type: 'knockout', name: 'Friendlies' }),
    ...{ localTeamId: lions, visitorTeamId: bears, time: '11:00' },
  });
  await enterScore(friendly, [3, 3], [5, 4]);
  return { tournamentId, teamId: lions, matches: [...matches, friendly] };
}

function pagesOf({ tournamentId, teamId, matches }: PlayedCup, language: Language): string[] {
  const address = (page: string, query = '') =>
    `/${page}?tournament=${tournamentId}&lang=${language}${query}`;
  return [
    ...['home', 'matches', 'teams'].map((page) => address(page)),
    address('team', `&team=${teamId}`),
    ...matches.map(({ matchId }) => address('match', `&match=${matchId}`)),
    `${address('matches')}#bracket`,
    `${address('home')}#table`,
  ];
}

/** Takes away what does not belong to the cup: the blog, the gallery and the footer of the club. */
async function leaveCup(page: Page, language: Language): Promise<void> {
  const { blog } = CATALOGUES[language].public;
  await page.evaluate((title) => {
    const sections = [...document.querySelectorAll('section')];
    for (const section of sections) {
      const heading = section.querySelector('h2')?.textContent ?? '';
      if (heading === title || /^(Gallery|Galerie|Galleria)$/.test(heading)) section.remove();
    }
    document.querySelector('footer')?.remove();
  }, blog.latest);
}

async function expectNothingTold(page: Page, shown: Shown, language: Language): Promise<void> {
  const { winning, results } = WORDS[language];
  const told = shown === 'no-results' ? [winning, results] : [winning];
  const texts = await readTexts(page);
  expect
    .soft(
      texts.filter((text) => told.some((words) => words.test(text))),
      page.url(),
    )
    .toEqual([]);
  await expect.soft(page.locator(MARKS), page.url()).toHaveCount(0);
  if (shown === 'no-results') {
    expect.soft(await page.locator('main').innerText(), page.url()).not.toMatch(SCORE);
  }
}

for (const language of LANGUAGES) {
  for (const shown of ['no-tables', 'no-results'] as const) {
    test(
      `a played cup with ${shown} tells of no winner in ${language}`,
      { tag: '@long' },
      async ({ page }) => {
        const cup = await buildPlayedCup(shown, language);
        await page.addInitScript(
          ([id, teamId]) => localStorage.setItem('followed-teams', JSON.stringify({ [id]: teamId })),
          [cup.tournamentId, cup.teamId] as const,
        );
        for (const address of pagesOf(cup, language)) {
          await openLoaded(page, address);
          await scrollThrough(page);
          await leaveCup(page, language);
          await expectNothingTold(page, shown, language);
        }
        await page.goto(`/matches?tournament=${cup.tournamentId}&lang=${language}`);
        await page.waitForLoadState('networkidle');
        await page.emulateMedia({ media: 'print' });
        await scrollThrough(page);
        await leaveCup(page, language);
        await expectNothingTold(page, shown, language);
      },
    );
  }

  test(`the search finds winners in ${language} where all is shown`, { tag: '@long' }, async ({ page }) => {
    const cup = await buildPlayedCup('all', language);
    const { winning, results } = WORDS[language];
    await openLoaded(page, `/home?tournament=${cup.tournamentId}&lang=${language}#table`);
    await scrollThrough(page);
    const texts = await readTexts(page);
    expect(texts.some((text) => winning.test(text))).toBe(true);
    expect(texts.some((text) => results.test(text))).toBe(true);
    expect(await page.locator(MARKS).count()).toBeGreaterThan(5);
  });
}

test('a cup without tables lists the teams of its groups by name, and the navigation leads there', async ({
  page,
}) => {
  const { tournamentId } = await buildPlayedCup('no-tables', 'en');
  await openLoaded(page, `/home?tournament=${tournamentId}#table`);
  await expect(page.getByRole('heading', { name: 'Groups' })).toBeVisible();
  const group = page.getByRole('region', { name: 'Blue' });
  await expect(group.getByRole('link')).toHaveText(['Bears', 'Foxes', 'Lions']);
  await expect(page.getByRole('link', { name: 'Table', exact: true })).toHaveCount(0);
});

test('a match that is being played without results is live, and has no score', async ({ page }) => {
  const { match } = await buildLiveMatch();
  await enter(match, [goal()]);
  const { tournament } = await call('getTournament', { tournamentId: match.tournamentId });
  await call('updateTournament', {
    tournamentId: match.tournamentId,
    date: tournament.date,
    shown: 'no-results',
  });
  await openLoaded(page, `/match?tournament=${match.tournamentId}&match=${match.matchId}`);
  await expect(page.locator('#scoreboard').getByText('Live')).toBeVisible();
  await expect(page.locator('#scoreboard').getByText('(-)')).toBeVisible();
});
