import type { MatchView, TournamentView } from '@futsal-cup/domain/contracts/views/cup-views';
import { beforeAll, expect, it } from 'vitest';
import { only } from '../../support/builders/builders';
import { buildCupInState } from '../../support/builders/cup-in-state';
import { writeCup } from '../../support/builders/write-records';
import { call } from '../../support/call-api';
import { describeOnPaper } from './describe-on-paper';
import { readSheets, rowsOf, type Sheet } from './read-pages';

/** Prints as a person does who presses the keys right after the page has come: the page loads what is missing, and then asks for paper. */
const PRESS_KEYS = `
  const asked = new Promise((resolve) => { window.print = resolve; });
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'p', ctrlKey: true, cancelable: true }));
  await asked;`;

const cups: TournamentView[] = [];

beforeAll(async () => {
  const { allTournaments } = await call('getAllTournaments', {});
  const large = buildCupInState(32, 'finished');
  await writeCup(large);
  const seeded = ["Women's Futsal Cup Zurich", 'Basel Futsal Masters'].map(
    (wanted) => only(allTournaments, ({ name }) => name === wanted).tournamentId,
  );
  for (const tournamentId of [...seeded, large.tournament.tournamentId]) {
    cups.push((await call('getTournament', { tournamentId })).tournament);
  }
});

const CUPS = ['a finished cup', 'a cup under way', 'a cup of 32 teams'];

function slashDate(date: string): string {
  return date.split('-').reverse().join('/');
}

function matchesOf({ Stages }: TournamentView): MatchView[] {
  return Stages.flatMap(({ Matches }) => Matches);
}

function nameOf(match: MatchView, side: 'Local' | 'Visitor'): string {
  const [team, placeholder] =
    side === 'Local'
      ? [match.LocalTeam, match.localTeamPlaceholder]
      : [match.VisitorTeam, match.visitorTeamPlaceholder];
  return team?.name ?? placeholder ?? '';
}

/** Whether a row names the kick-off and both sides; a word may be divided after two letters, so these count. */
function fits(words: readonly string[], match: MatchView): boolean {
  const names = [nameOf(match, 'Local'), nameOf(match, 'Visitor')].join(' ').split(/[\s-]+/);
  return (
    words[0] === match.time && names.every((name) => words.some((word) => word.includes(name.slice(0, 2))))
  );
}

/** Each match stands once, under its day; on a sheet where a day goes on, its name stands again if the browser repeats heads. */
function expectEachMatchOnce(cup: TournamentView, sheets: readonly Sheet[], repeatsHeads: boolean): void {
  const printed: string[] = [];
  let date = '';
  for (const rows of sheets.map(rowsOf)) {
    if (repeatsHeads) date = '';
    for (const row of rows) {
      if (row.kind === 'day') ({ date } = row);
      else {
        const day = date;
        expect(day, `the day of ${row.words.join(' ')}`).not.toBe('');
        const found = matchesOf(cup).filter(
          (match) => slashDate(match.date) === day && fits(row.words, match),
        );
        printed.push(...found.map(({ matchId }) => matchId));
      }
    }
    if (rows.some(({ kind }) => kind === 'match'))
      expect(rows.at(-1)?.kind, 'the last row of a sheet').toBe('match');
  }
  expect(printed.sort()).toEqual(
    matchesOf(cup)
      .map(({ matchId }) => matchId)
      .sort(),
  );
}

const LEAST_MARGIN = 20;

/** Everything is within the margins, no line lies on another, and no sheet is empty. */
function expectNothingCut(sheets: readonly Sheet[]): void {
  for (const { words, width, height } of sheets) {
    expect(words.length).toBeGreaterThan(0);
    const outside = words.filter(
      ({ left, top, right, bottom }) =>
        left < LEAST_MARGIN ||
        top < LEAST_MARGIN ||
        right > width - LEAST_MARGIN ||
        bottom > height - LEAST_MARGIN,
    );
    expect(outside).toEqual([]);
    const kickOffs = words.filter(({ text }) => /^\d\d:\d\d$/.test(text)).sort((a, b) => a.top - b.top);
    const onEachOther = kickOffs.filter((word, index) => {
      const above = kickOffs[index - 1];
      return above && above.left < word.right && word.left < above.right && above.bottom > word.top + 1;
    });
    expect(onEachOther).toEqual([]);
  }
}

describeOnPaper('the matches on paper', (driven) => {
  it.each(CUPS.map((name, index) => [name, index] as const))(
    '%s: each match once under its day, every table, and nothing cut',
    async (_name, index) => {
      const cup = cups[index];
      if (!cup) throw new Error('The cup is missing.');
      const { browser, person } = driven();
      await person.open(`/matches?tournament=${cup.tournamentId}`);
      await person.waitFor(`document.querySelector('main [data-match]')`);
      await browser.run(PRESS_KEYS);
      const sheets = readSheets(await browser.print());
      expectEachMatchOnce(cup, sheets, browser.repeatsHeads);
      expectNothingCut(sheets);
      const words = sheets.flatMap((sheet) => sheet.words.map(({ text }) => text));
      const groups = cup.Stages.flatMap((stage) => stage.groups);
      // Each table has a column of points, and so has the ranking of a place over all groups.
      expect(words.filter((word) => word === 'PTS').length).toBeGreaterThanOrEqual(groups.length);
    },
  );

  it('the teams begin below the title of their page', async () => {
    const { browser, person } = driven();
    const [cup] = cups;
    await person.openLoaded(`/teams?tournament=${cup?.tournamentId}`);
    await person.waitFor(`document.querySelector('[data-team-card]')`);
    const [first] = readSheets(await browser.print());
    const texts = first?.words.map(({ text }) => text);
    expect(texts).toContain('TEAMS');
    expect(texts).toContain('Albis');
  });
});
