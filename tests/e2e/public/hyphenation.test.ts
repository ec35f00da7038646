import type { Locator } from '@playwright/test';
import { call } from '../../support/call-api';
import { seededCup } from '../support/public-pages';
import { expect, test } from '../support/test';

/**
 * Returns the languages by whose rules a browser may divide the words of these texts. The browser of the tests has no rules for
 * German and divides no word.
 */
function rulesOf(texts: Locator): Promise<string[]> {
  return texts.evaluateAll((elements) => {
    const rules = elements.map((element) => {
      const language = element.closest('[lang]')?.getAttribute('lang');
      return `${getComputedStyle(element).hyphens}, ${language}`;
    });
    return [...new Set(rules)];
  });
}

/** The cup is over, so every page names its teams at any hour, the bracket included. */
async function buildAddresses() {
  const tournamentId = await seededCup("Women's Futsal Cup Zurich");
  const { tournament } = await call('getTournament', { tournamentId });
  const match = tournament.Stages.flatMap(({ Matches }) => Matches).find(({ LocalTeam }) => LocalTeam);
  const query = `?tournament=${tournamentId}&lang=de`;
  return {
    language: tournament.language,
    names: tournament.Teams.map(({ name }) => name),
    addresses: [
      `/home${query}`,
      `/matches${query}#bracket`,
      `/teams${query}`,
      `/match${query}&match=${match?.matchId}`,
    ],
  };
}

test(
  'long words are divided in names, as the language of the cup asks, and in no title of the site',
  { tag: '@long' },
  async ({ page }) => {
    const { language, names, addresses } = await buildAddresses();
    const exactly = new RegExp(`^\\s*(${names.join('|')})( –)?\\s*$`);
    const name = page.locator('main :is(a, h1 *, h2 *):not(:has(*))').filter({ hasText: exactly });
    const ownTitle = page.locator('main :is(h1, h2, h3):not([lang]):not(:empty)');
    for (const address of addresses) {
      await page.goto(address);
      await expect(name.first()).toBeAttached();
      expect(await rulesOf(name), `names on ${address}`).toEqual([`auto, ${language}`]);
      expect(await rulesOf(ownTitle), `titles on ${address}`).toEqual(['manual, de']);
    }
  },
);
