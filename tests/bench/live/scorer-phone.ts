import type { MatchView } from '@futsal-cup/domain/contracts/views/cup-views';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { ROOT } from '@futsal-cup/tools/project';
import { TEST_BUILD } from '../../support/stack/start-test-stack';
import { need } from '../samples/sample-records';
import type { Pages } from '../stack/serve-site';
import type { World } from '../stack/world';

const HOUR = 3_600_000;

/** Reads the page of the scorers, which is an HTML file of its own. */
export async function readScorePage(): Promise<Pages> {
  return { '/score': await readFile(join(ROOT, TEST_BUILD.site, 'score.html'), 'utf8') };
}

export interface ScorerPhone {
  /** Taps GOAL and leaves 'Who scored?' open; returns the time of the tap, in milliseconds of the machine's clock. */
  tapGoal(): Promise<number>;
  closeSheet(): Promise<void>;
}

/** Opens a phone that scores a match by a link of its own. */
export async function openPhone(
  browser: Browser,
  origin: string,
  world: World,
  { tournamentId, matchId, LocalTeam }: MatchView,
): Promise<ScorerPhone> {
  const [from = '', to = ''] = [-HOUR, HOUR].map((ms) => new Date(Date.now() + ms).toISOString());
  const scope = { kind: 'match', matchId } as const;
  const link = { tournamentId, name: world.unique('Court'), scope, from, to };
  const { key } = await world.call('createScorerLink', link);
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(`${origin}/score#k=${key}`);
  await page.getByLabel('Your name').fill('Rita');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const goal = page.getByRole('button', { name: `Goal for ${need(LocalTeam ?? undefined).name}` });
  await goal.waitFor();
  return {
    tapGoal: () =>
      goal.evaluate((button: HTMLElement) => {
        const tappedAt = performance.timeOrigin + performance.now();
        button.click();
        return tappedAt;
      }),
    closeSheet: () => page.getByRole('button', { name: 'Close' }).click(),
  };
}
