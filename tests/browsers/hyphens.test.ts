import { beforeAll, expect, it } from 'vitest';
import { buildGroup, buildStage, buildTeams, buildTournament } from '../support/builders/builders';
import { buildGroupMatch } from '../support/builders/builders-matches';
import { describeInEach } from './drive/each-browser';
import { PHONE, scrollThrough } from './look';

/** German names with long words, as clubs have them. */
const TEAMS = [
  'Frauenmannschaft Schwamendingen',
  'Hallenfussballfreunde Unterengstringen',
  'Sportvereinigung Oberwinterthur',
  'Juniorinnenauswahl Kreuzlingen',
];

let ofCup = '';
let teamId = '';

beforeAll(async () => {
  const { tournamentId } = await buildTournament({
    name: 'Hallenmeisterschaft Nordostschweiz',
    language: 'de',
  });
  const ids = await buildTeams(tournamentId, TEAMS);
  const stage = await buildStage({ tournamentId, name: 'Zwischenrundenspiele' });
  await buildGroupMatch({ group: await buildGroup({ stage, name: 'Vormittagsgruppe', teams: ids }) });
  ofCup = `?tournament=${tournamentId}&lang=de`;
  teamId = ids[0] ?? '';
});

/** Whether the browser has rules for German: in a narrow box a word then becomes higher by itself. */
const HAS_PATTERNS = `
  const box = document.createElement('p');
  box.lang = 'de';
  box.style.cssText = 'position: absolute; width: 6rem; hyphens: auto; overflow-wrap: normal';
  box.textContent = 'Frauenmannschaft';
  document.body.append(box);
  const { scrollWidth, clientWidth } = box;
  box.remove();
  return scrollWidth <= clientWidth;`;

/**
 * Returns the texts that do not fit where words may be divided with a hyphen alone. Elsewhere a word that is too long is broken
 * anywhere, which the style forbids here.
 */
const TOO_LONG = `
  const style = new CSSStyleSheet();
  style.replaceSync('* { overflow-wrap: normal !important; word-break: normal !important }');
  document.adoptedStyleSheets.push(style);
  const named = [...document.querySelectorAll('main :is(h1, h2, h3, th, a, button, [lang])')];
  // A carousel's slides are beside the window by design, and hold no name of the cup.
  const shown = named.filter(
    (element) => element.checkVisibility() && element.textContent.trim() !== '' && !element.closest('[role="region"][data-kind]'),
  );
  const isCut = (element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].some(({ right, left }) => right > innerWidth + 1 || left < -1);
  };
  const tooLong = shown.filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0 || isCut(element));
  document.adoptedStyleSheets.pop();
  return tooLong
    .filter((element) => getComputedStyle(element).textOverflow !== 'ellipsis')
    .map((element) => element.textContent.trim());`;

describeInEach('long German names', (driven) => {
  it('are divided with a hyphen, or fit', async ({ skip }) => {
    const { browser, person } = driven();
    await browser.resize(PHONE.width, PHONE.height);
    await person.openLoaded(`/home${ofCup}`);
    if (!(await browser.run<boolean>(HAS_PATTERNS)))
      skip('The browser has no patterns of German (hyphen-de).');
    for (const path of ['/home', '/matches', '/teams', `/team`]) {
      await person.openLoaded(`${path}${ofCup}&team=${teamId}`);
      await scrollThrough(browser);
      expect(await browser.run<string[]>(TOO_LONG), path).toEqual([]);
    }
  });

  it('carry the language of their cup on a page in another language', async () => {
    const { browser, person } = driven();
    await person.openLoaded(`/teams${ofCup.replace('lang=de', 'lang=fr')}`);
    await person.waitFor(`document.querySelector('h2')`);
    const languages = await browser.run<string[]>(`
      return [...document.querySelectorAll('h2')].map(
        (title) => [...title.children][0].closest('[lang]').lang);`);
    expect(languages).toEqual(TEAMS.map(() => 'de'));
  });
});
