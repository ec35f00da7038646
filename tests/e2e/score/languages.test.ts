import { LANGUAGES } from '@futsal-cup/domain/cup/text/languages';
import { scorerTexts as german } from '@futsal-cup/web/texts/score/de';
import { scorerTexts as english } from '@futsal-cup/web/texts/score/en';
import { scorerTexts as french } from '@futsal-cup/web/texts/score/fr';
import { scorerTexts as italian } from '@futsal-cup/web/texts/score/it';
import { expectAccessible } from '../support/accessibility';
import { expectNoSideScroll } from '../support/public-pages';
import { keepScreenshot } from '../support/screenshot';
import { buildScoredMatch } from '../../support/builders/build-scored-match';
import { expect, test } from '../support/scorer-test';

const TEXTS = { en: english, de: german, fr: french, it: italian };

for (const language of LANGUAGES) {
  test(
    `the page of the scorers is in ${language}, and loads no other language`,
    { tag: '@long' },
    async ({ scorer, page }) => {
      const { link } = await buildScoredMatch();
      const texts = TEXTS[language];
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto(`/score?lang=${language}#k=${link.key}`);
      await page.getByLabel(texts.access.name).fill('Rita');
      await scorer.tap(texts.access.start);
      await scorer.tap(texts.enter['first-half']);
      await scorer.tap(texts.match.goalFor('Lions'));
      await scorer.tap(texts.sheets.unknown);
      await expect(scorer.button(texts.enter['half-time'])).toBeInViewport({ ratio: 1 });
      await expect(scorer.button(texts.match.more)).toBeInViewport({ ratio: 1 });
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expectNoSideScroll(page);
      await expectAccessible(page);
      await keepScreenshot(page, `score-${language}`);
      expect(asked.filter((url) => /assets\/(?:en|de|fr|it)-[\w-]{8}\.js$/.test(url))).toHaveLength(1);
    },
  );
}

test('the language is changed on the page, and what was typed stays', { tag: '@long' }, async ({ page }) => {
  const { link } = await buildScoredMatch();
  await page.goto(`/score#k=${link.key}`);
  await page.getByLabel('Your name').fill('Rita');
  await page.getByLabel('Language').selectOption('de');
  await expect(page.getByLabel('Ihr Name')).toHaveValue('Rita');
  await page.reload();
  await expect(page.getByRole('heading', { name: german.access.title })).toBeVisible();
});
