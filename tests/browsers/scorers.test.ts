import { afterAll, beforeAll, expect, it } from 'vitest';
import { readLog } from '../support/builders/builders-scoring';
import { type BreakableLine, startLine } from '../support/breakable-line';
import { buildScoredMatch } from '../support/builders/build-scored-match';
import { testStack } from '../support/stack/test-stack';
import { describeInEach } from './drive/each-browser';
import { firefox } from './drive/firefox';
import { Person } from './drive/person';

/** The same button counts only once a second. */
const A_SECOND_MS = 1_100;

let line: BreakableLine;

beforeAll(async () => {
  line = await startLine(new URL(testStack().site).host);
});
afterAll(() => line.close());

describeInEach(
  'a scorer',
  (driven) => {
    it('loses the network, scores, leaves the page and comes back: all of it arrives once', async () => {
      const { browser } = driven();
      const scorer = new Person(browser, `http://${line.host}`);
      const { match, link } = await buildScoredMatch();
      await scorer.open(`/score#k=${link.key}`);
      await scorer.fill('Your name', 'Rita');
      await scorer.press('Start');
      await scorer.sees('Start match');
      await browser.run(`await navigator.serviceWorker.ready`);
      line.cut();
      await scorer.press('Start match');
      await scorer.sees('Stop clock');
      await scorer.press('Goal for Lions');
      await scorer.press('Unknown');
      await scorer.sees('2 waiting');
      await browser.open('about:blank');
      await scorer.open(`/score?match=${match.matchId}`);
      await scorer.waitFor(`document.querySelector('[data-testid="goals-local"]')?.textContent === '1'`);
      await new Promise((resolve) => setTimeout(resolve, A_SECOND_MS));
      await scorer.press('Goal for Bears');
      await scorer.press('Unknown');
      await scorer.sees('3 waiting');
      line.mend();
      await scorer.sees('All sent');
      const { entries } = await readLog(match);
      expect(entries.map(({ kind }) => kind)).toEqual(['phase', 'goal', 'goal']);
    });
  },
  [firefox],
);
