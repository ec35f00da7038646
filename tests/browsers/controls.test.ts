import { beforeAll, expect, it } from 'vitest';
import { only } from '../support/builders/builders';
import { call } from '../support/call-api';
import { describeInEach } from './drive/each-browser';
import { DESKTOP, drawnContrast, scrollThrough } from './look';

/** What WCAG 2.2 asks of a text of this size (1.4.3). */
const ENOUGH = 4.5;

let tournamentId = '';

beforeAll(async () => {
  const { allTournaments } = await call('getAllTournaments', {});
  ({ tournamentId } = only(allTournaments, ({ name }) => name === 'Basel Futsal Masters'));
});

/** Returns how each select of the page is drawn, by its label. */
describeInEach('the controls that the system draws', (driven) => {
  it.each(['light', 'dark'])('can be read on %s pages', async (theme) => {
    const { browser, person } = driven();
    await browser.resize(DESKTOP.width, DESKTOP.height);
    for (const address of [`/matches?tournament=${tournamentId}`, '/login', '/score']) {
      await person.openLoaded(address);
      await browser.run(`localStorage.setItem('theme', JSON.stringify('${theme}'))`);
      await person.openLoaded(address);
      await scrollThrough(browser);
      const count = await browser.run<number>(`
        const selects = [...document.querySelectorAll('select')].filter((select) => select.checkVisibility());
        selects.forEach((select, index) => select.setAttribute('data-select', String(index)));
        return selects.length;`);
      expect(count, address).toBeGreaterThan(0);
      for (let index = 0; index < count; index += 1) {
        const contrast = await drawnContrast(browser, `[data-select="${index}"]`);
        expect(contrast, `select ${index} of ${address}`).toBeGreaterThanOrEqual(ENOUGH);
      }
    }
  });
});
