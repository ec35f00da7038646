import { DEFAULT_MATCH_RULES } from '@futsal-cup/domain/cup/match-rules';
import { beforeAll, expect, it } from 'vitest';
import { buildTournament } from '../../support/builders/builders';
import { enterAdmin } from '../enter-admin';
import { describeOnPaper } from './describe-on-paper';
import { readSheets } from './read-pages';

const LINK = 'Hall';

let cup: Awaited<ReturnType<typeof buildTournament>>;

beforeAll(async () => {
  // A match of two halves fills a score sheet most.
  cup = await buildTournament({ matchRules: { ...DEFAULT_MATCH_RULES, halves: 2 } });
});

describeOnPaper('the sheet of a link for scorers', (driven) => {
  it('is one page with two codes and two score sheets', async () => {
    const { browser, person } = driven();
    await enterAdmin(driven(), cup);
    await person.openLoaded('/admin/scorers');
    await person.waitFor(`document.querySelector('[name="scope"][value="cup"]')`);
    await person.fill('Name', LINK);
    await browser.click('[name="scope"][value="cup"]');
    await person.press('Create link');
    await person.waitFor(`document.querySelector('[aria-hidden] svg[role="img"] path')`);
    const sheets = readSheets(await browser.print());
    expect(sheets).toHaveLength(1);
    for (const { words, width, height } of sheets) {
      // The first and the last line of each card; what is below a card is cut.
      for (const [first, last] of [
        [LINK, 'Valid'],
        ['Paper', 'Scorer'],
      ]) {
        const lines = words.filter(({ text }) => text === first || text === last);
        const downwards = lines.sort((a, b) => a.top - b.top).map(({ text }) => text);
        expect(downwards).toEqual([first, last, first, last]);
      }
      const outside = words.filter(
        ({ left, top, right, bottom }) => left < 0 || top < 0 || right > width || bottom > height,
      );
      expect(outside).toEqual([]);
    }
  });
});
