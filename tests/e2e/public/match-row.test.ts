import { buildKnownTeamsMatch, enterScore } from '../../support/builders/builders-matches';
import { expect, test } from '../support/test';

const PHONE_WIDTH = 360;

test(
  'a shoot-out takes no room from the teams: it stands between them, and on a phone below them',
  { tag: '@long' },
  async ({ page }) => {
    const match = await buildKnownTeamsMatch();
    await enterScore(match, [1, 1], [4, 3]);
    // German has the longest word for the shoot-out.
    await page.goto(`/matches?tournament=${match.tournamentId}&lang=de`);
    const row = page.locator('#results').getByRole('listitem');
    for (const width of [PHONE_WIDTH, 1_024, 1_440]) {
      await page.setViewportSize({ width, height: 800 });
      const shootOut = await row.getByText('(4 - 3 im Penaltyschiessen)').boundingBox();
      const [local, visitor] = await Promise.all(
        ['local', 'visitor'].map((side) => row.locator(`[data-side="${side}"]`).boundingBox()),
      );
      if (!shootOut || !local || !visitor) throw new Error('The row is not shown.');
      if (width === PHONE_WIDTH) {
        expect(shootOut.y).toBeGreaterThanOrEqual(
          Math.max(local.y + local.height, visitor.y + visitor.height),
        );
      } else {
        expect(shootOut.x).toBeGreaterThanOrEqual(local.x + local.width);
        expect(shootOut.x + shootOut.width).toBeLessThanOrEqual(visitor.x);
      }
    }
  },
);
