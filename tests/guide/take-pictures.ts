import { scorerTexts as german } from '@futsal-cup/web/texts/score/de';
import { scorerTexts as english } from '@futsal-cup/web/texts/score/en';
import type { Browser, Page } from '@playwright/test';
import { mkdir, rm } from 'node:fs/promises';
import { button, modal } from '../e2e/support/admin-screen';
import { CATALOGUES, logInSpeaking } from '../e2e/support/languages';
import { dayFromNow } from '../support/builders/days';
import { ADMINISTRATOR } from '../support/sign-in';
import { testStack } from '../support/stack/test-stack';
import { Camera } from './camera';
import { playCup } from './play-cup';
import { CLUBS, listOf } from './sample-club';

const PHONE = { width: 360, height: 640 };
const SCORER_TEXTS = { en: english, de: german };
const SATURDAY = 6;

export type GuideLanguage = keyof typeof CLUBS;

/** Returns a Saturday far enough away that no match of it has begun. */
function nextSaturday(): string {
  const days = Array.from({ length: 7 }, (_, index) => dayFromNow(7 + index));
  return days.find((day) => new Date(day).getUTCDay() === SATURDAY) ?? '';
}

async function openPhone(browser: Browser, language: GuideLanguage): Promise<Page> {
  const context = await browser.newContext({
    baseURL: testStack().site,
    viewport: PHONE,
    deviceScaleFactor: 2,
    hasTouch: true,
    locale: CLUBS[language].locale,
    timezoneId: 'Europe/Zurich',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

/** Plays a club's first cup in the browser, from sign-in to the final, and saves a picture of each step in the folder. */
export async function takePictures(browser: Browser, language: GuideLanguage, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const club = CLUBS[language];
  const { admin, details, plan, scorers, session } = CATALOGUES[language].admin;
  const page = await openPhone(browser, language);
  const camera = await Camera.on(page, folder, club.locale);
  const follow = (name: string) => page.getByRole('link', { name, exact: true }).first().click();
  const goOn = (step: string) => page.getByRole('link', { name: plan.next(step) }).click();
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });

  await page.goto(`/login?lang=${language}`);
  await page.getByLabel(session.login.email).fill(ADMINISTRATOR.email);
  await page.getByLabel(session.login.password, { exact: true }).fill(ADMINISTRATOR.password);
  await camera.take('01-sign-in');
  await logInSpeaking(page, language);

  await follow(admin.main.create);
  await page.getByLabel(details.name, { exact: true }).fill(club.cup);
  await page.getByLabel(details.date, { exact: true }).fill(nextSaturday());
  await camera.take('02-tournament', page.getByRole('heading', { name: details.header }));
  await button(page, details.create).click();

  await goOn(plan.title);
  await page.getByLabel(plan.teams.list).fill(listOf(club));
  await page.getByLabel(plan.teams.list).evaluate((area) => area.scrollTo(0, 0));
  await camera.take('03-teams', heading(plan.teams.title));
  await button(page, plan.teams.add(club.teams.length)).click();
  await page.getByRole('heading', { name: plan.teams.present(club.teams.length) }).waitFor();

  await goOn(plan.step.format);
  await camera.take('04-format', heading(plan.format.title));
  await goOn(plan.step.time);
  await camera.take('05-time', heading(plan.time.days));
  await goOn(plan.step.timetable);
  await button(page, plan.apply.button).waitFor();
  await camera.take('06-plan', page.getByRole('navigation', { name: plan.steps }));
  await button(page, plan.apply.button).click();
  await modal(page).waitFor();
  await camera.take('07-publish');
  await button(modal(page), plan.apply.confirm).click();
  await page.getByRole('link', { name: plan.apply.see }).waitFor();

  const tournamentId = await page.evaluate(() => {
    const { state } = JSON.parse(localStorage.getItem('tournaments-storage') ?? '{}');
    return String(state.currentTournament.tournamentId);
  });
  const visitor = await openPhone(browser, language);
  const visitorCamera = await Camera.on(visitor, folder, club.locale);
  const open = (path: string) => visitor.goto(`${path}?tournament=${tournamentId}&lang=${language}`);
  await open('/matches');
  const coming = visitor.getByRole('heading', { name: CATALOGUES[language].public.matches.upcoming });
  // The page's bars stay at the top of the window, and its own scrolling keeps the heading below them.
  await coming.evaluate((heading) => heading.scrollIntoView());
  await visitorCamera.take('08-visitors');

  await follow(plan.published.scorers);
  const { create } = scorers;
  await page.getByLabel(create.chooseCourt, { exact: true }).selectOption({ index: 1 });
  await page.getByLabel(create.date).first().fill(dayFromNow(-1));
  await button(page, create.confirm).click();
  const court = plan.time.courtName(1);
  await page
    .getByRole('img', { name: scorers.made.qr(court) })
    .first()
    .waitFor();
  await camera.take('09-scorers', heading(scorers.made.title(court)));
  const link = await page.getByLabel(scorers.made.link, { exact: true }).inputValue();

  const phone = await openPhone(browser, language);
  const score = SCORER_TEXTS[language];
  await phone.goto(link);
  await phone.getByLabel(score.access.name).fill(club.scorer);
  await button(phone, score.access.start).click();
  await phone.getByText(score.matches.states.scheduled).first().click();
  await button(phone, score.enter['first-half']).click();
  const goalOf = (team: string) => button(phone, score.match.goalFor(team));
  await phone
    .getByRole('button', { name: score.match.goalFor('') })
    .first()
    .waitFor();
  // The better team scores, as in every other match of the cup.
  for (const team of club.teams) {
    if ((await goalOf(team).count()) === 0) continue;
    await goalOf(team).click();
    break;
  }
  await button(phone, score.sheets.unknown).click();
  await (await Camera.on(phone, folder, club.locale)).take('10-log');

  await page.goto('/admin/plan/day');
  await page.locator('main button[aria-expanded]:enabled').nth(4).click();
  await button(page, plan.day.later(10)).click();
  await modal(page).waitFor();
  await camera.take('11-delay');
  await page.keyboard.press('Escape');

  await button(phone, score.enter.finished).click();
  await phone.getByRole('dialog').getByRole('button').last().click();
  await phone.getByText(score.phases.finished, { exact: true }).waitFor();
  await phone.getByText(score.outbox.sent).first().waitFor();
  await playCup(tournamentId, club);
  await open('/home');
  await visitorCamera.take('12-champion');
  for (const opened of [page, visitor, phone]) await opened.context().close();
}
