import { inspectPage, seededCup, visit, watchLayoutShift } from '../support/public-pages';
import { expect, test } from '../support/test';

/** A full cup has these pages, and a visitor sees these texts on each. */
const PAGES: readonly (readonly [path: string, ...texts: string[]])[] = [
  ['/', "Welcome to the Zurich women's futsal cup", 'Basel Futsal Masters'],
  ['/home', 'Welcome to the most thrilling football cup event of the year!', 'Next Match', 'Group A'],
  ['/matches', 'Scoreboard', 'Next Match', 'Upcoming Matches', 'Results'],
  ['/matches#bracket', 'Tournament Bracket', 'Final', 'Match 1'],
  ['/teams', 'Rheinufer Basel', 'Group A · 7 players'],
  ['/contact', 'Address', 'E-mail', 'Phone'],
  ['/blog', 'Blog Posts', 'Latest Blog', 'The sixth foul and the ten-metre mark'],
  ['/single', '4 Comments', 'Leave a comment', 'Post Comment', 'Website'],
];

/** Visitors follow a cup on these pages; `npm run test:long` looks at the other pages. */
const WITH_EVERY_CHANGE = ['/home', '/matches'];

for (const [path, ...texts] of PAGES) {
  const tag = WITH_EVERY_CHANGE.includes(path) ? ['@every-width'] : ['@every-width', '@long'];
  test(`${path} shows what it should, steady and accessible`, { tag }, async ({ page }) => {
    await watchLayoutShift(page);
    await visit(page, path, await seededCup('Basel Futsal Masters'));
    for (const text of texts) {
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
    }
    await inspectPage(
      page,
      `public/${path.slice(1).replace('#', '-') || 'main'}-${page.viewportSize()?.width}`,
    );
  });
}
