import type { TournamentView } from '@futsal-cup/domain/contracts/views/cup-views';
import { beforeAll, expect, it } from 'vitest';
import { only } from '../../support/builders/builders';
import { buildCupInState } from '../../support/builders/cup-in-state';
import { writeCup } from '../../support/builders/write-records';
import { call } from '../../support/call-api';
import { describeOnPaper } from './describe-on-paper';
import { expectEachMatchOnce, expectNothingCut } from './expect-paper';
import { readSheets } from './read-pages';

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
