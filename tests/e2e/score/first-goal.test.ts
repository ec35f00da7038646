import { callAsScorer } from '../../support/builders/builders-scoring';
import { expectSuccess } from '../../support/call-api';
import { expectAccessible } from '../support/accessibility';
import { KeyboardUser } from '../support/keyboard-user';
import { keepScreenshot } from '../support/screenshot';
import { buildScoredMatch } from '../../support/builders/build-scored-match';
import { expect, test, type ScorerPage } from '../support/scorer-test';

const MOST_TAPS = 4;
const LEAST_TARGET = 48;

/** Lists the touch targets that are smaller than a thumb. */
function smallTargets({ page }: ScorerPage): Promise<string[]> {
  return page.evaluate((least) => {
    const targets = [...document.querySelectorAll<HTMLElement>('button, a[href], select, summary, input')];
    const open = document.querySelector('dialog[open]');
    return targets
      .filter((target) => target.checkVisibility() && (!open || open.contains(target)))
      .map((target) => ({ target, box: target.getBoundingClientRect() }))
      .filter(({ box }) => box.width < least || box.height < least)
      .map(({ target, box }) => `${target.textContent}: ${box.width} × ${box.height}`);
  }, LEAST_TARGET);
}

async function logOf({ match: { tournamentId, matchId } }: Awaited<ReturnType<typeof buildScoredMatch>>) {
  return expectSuccess(await callAsScorer('getMatchLog', { tournamentId, matchId })).log.entries;
}

test.describe('a scorer who scans the code', () => {
  test('has entered the first goal with four taps, and leaves no key in the address or a request', async ({
    scorer,
    page,
  }) => {
    const { link } = await buildScoredMatch();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
    const begun = Date.now();
    let taps = 0;
    const tap = async (name: string) => {
      taps += 1;
      await scorer.tap(name);
    };
    await page.goto(`/score#k=${link.key}`);
    await page.getByLabel('Your name').fill('Rita');
    await tap('Start');
    await tap('Start match');
    await tap('Goal for Lions');
    await scorer.expectScore(1, 0);
    expect(taps).toBeLessThanOrEqual(MOST_TAPS);
    expect([page.url(), ...asked].filter((line) => line.includes(link.key))).toEqual([]);
    // The target for the first goal is ten seconds. The time on a loaded machine says nothing about a scorer, so the test notes the time
    // and never fails on it.
    test.info().annotations.push({ type: 'measured', description: `${taps} taps, ${Date.now() - begun} ms` });
  });

  test('names the scorer of an old goal, which keeps its minute', { tag: '@long' }, async ({ scorer }) => {
    const scored = await buildScoredMatch();
    await scorer.open(scored.link.key);
    await scorer.tap('Start match');
    await scorer.goal('Bears');
    await scorer.expectAllSent();
    await scorer.tap('Who scored?');
    await scorer.tap('Dora');
    await scorer.expectScore(0, 1);
    // The page says that all is sent even before the name is stored, and the score does not change with the name.
    await expect.poll(async () => (await logOf(scored)).length).toBe(3);
    const [, unnamed, named] = await logOf(scored);
    const told = { at: unnamed?.at, replaces: unnamed?.entryId, playerId: expect.any(String) };
    expect(named).toMatchObject({ kind: 'goal', ...told });
  });

  test(
    'presses twice within a second and is told that it counts once',
    { tag: '@long' },
    async ({ scorer, page }) => {
      const { link } = await buildScoredMatch();
      await scorer.open(link.key);
      await scorer.tap('Start match');
      // Both clicks come at once, because on a busy machine a second may pass between two clicks of Playwright.
      await scorer.button('Foul 0 Lions').evaluate((button: HTMLElement) => {
        button.click();
        button.click();
      });
      await expect(page.getByText('Pressed twice within a second: it counts once.')).toBeVisible();
      await expect(scorer.button('Foul 1 Lions')).toBeVisible();
    },
  );

  test('finds all main buttons on the first screen, large enough, and axe nothing to object to', async ({
    scorer,
    page,
  }) => {
    const { link } = await buildScoredMatch();
    await scorer.open(link.key);
    await scorer.tap('Start match');
    await expect(scorer.button('Stop clock')).toBeVisible();
    await expectAccessible(page);
    expect(await smallTargets(scorer)).toEqual([]);
    await keepScreenshot(page, 'score-match');
    for (const name of [
      'Goal for Lions',
      'End first half',
      'Card for Bears',
      'Undo start of the match',
      'More',
    ]) {
      await expect(scorer.button(name)).toBeInViewport({ ratio: 1 });
    }
    await scorer.tap('Goal for Bears');
    await expect(page.getByRole('dialog', { name: 'Who scored for Bears?' })).toBeVisible();
    await expectAccessible(page);
    expect(await smallTargets(scorer)).toEqual([]);
  });

  test(
    'finds large buttons and nothing for axe to object to before the match and on the other sheets',
    { tag: '@long' },
    async ({ scorer, page }) => {
      const { link } = await buildScoredMatch();
      await page.goto('/score');
      await expect(page.getByRole('heading', { name: 'Keep the log of matches' })).toBeVisible();
      await expectAccessible(page);
      expect(await smallTargets(scorer)).toEqual([]);
      await scorer.open(link.key);
      await expectAccessible(page);
      await scorer.tap('Start match');
      for (const title of ['Card for Lions', 'More']) {
        await scorer.tap(title);
        await expect(page.getByRole('dialog', { name: title })).toBeVisible();
        await expectAccessible(page);
        expect(await smallTargets(scorer)).toEqual([]);
        await scorer.tap('Close');
      }
      await scorer.tap('Card for Lions');
      await scorer.tap('Yellow');
      await expect(page.getByRole('dialog', { name: 'Who was shown the card (Lions)?' })).toBeVisible();
      await expectAccessible(page);
      expect(await smallTargets(scorer)).toEqual([]);
      await keepScreenshot(page, 'score-card');
    },
  );

  test('needs no touch: the keyboard does all of it', { tag: '@long' }, async ({ scorer, page }) => {
    const { link } = await buildScoredMatch();
    const user = new KeyboardUser(page);
    await page.goto(`/score#k=${link.key}`);
    await user.fill('Your name', 'Rita');
    await user.key('Enter');
    await expect(scorer.button('Start match')).toBeVisible();
    await user.press('Start match');
    await user.press('Goal for Bears');
    await user.press('Eva');
    await scorer.expectScore(0, 1);
    await user.press('Foul 0 Lions');
    await expect(scorer.button('Undo foul of Lions, 1st minute').first()).toBeVisible();
  });
});
