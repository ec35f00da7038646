import { LANGUAGES, type Language } from '@futsal-cup/domain/cup/text/languages';
import { MATCH_RULE_PRESETS } from '@futsal-cup/domain/cup/match-rules';
import { scorerTexts as de } from '@futsal-cup/web/texts/score/de';
import { scorerTexts as en } from '@futsal-cup/web/texts/score/en';
import { scorerTexts as fr } from '@futsal-cup/web/texts/score/fr';
import { scorerTexts as it } from '@futsal-cup/web/texts/score/it';
import { buildScoredMatch } from '../../support/builders/build-scored-match';
import { keepScreenshot } from '../support/screenshot';
import { expect, type ScorerPage, test } from '../support/scorer-test';

const TEXTS = { de, en, fr, it };

/** With the second foul a side is over the limit, and the button of fouls says so. */
const RULES = { ...MATCH_RULE_PRESETS.futsal, foulLimit: 1 };

/** What a scorer does from the kick-off to the end of extra time, each step with what it brings to the screen. */
function stepsOf(scorer: ScorerPage, language: Language): (readonly [string, () => Promise<void>])[] {
  const { enter, match, sheets } = TEXTS[language];
  const tapped = (name: string) => [name, () => scorer.tap(name)] as const;
  const tappedBoth = (first: string, ...others: string[]) =>
    [
      first,
      async () => {
        for (const name of [first, ...others]) await scorer.tap(name);
      },
    ] as const;
  const foul = [
    match.foul,
    () => scorer.page.getByRole('button', { name: new RegExp(`^${match.foul} \\d Lions`) }).tap(),
  ] as const;
  return [
    foul,
    foul,
    // A side that is short of players has a line of its own on the board.
    tappedBoth(match.cardOf('Bears'), sheets.red, 'Dora'),
    tapped(match.stopClock),
    tapped(enter['half-time']),
    tapped(enter['second-half']),
    tappedBoth(match.goalFor('Lions'), sheets.unknown),
    // With a level score there are two ways to go on.
    tappedBoth(match.goalFor('Bears'), sheets.unknown),
    tapped(enter['extra-time-1']),
    tapped(enter['extra-time-break']),
    tapped(enter['extra-time-2']),
  ];
}

async function topOf(scorer: ScorerPage, name: string): Promise<number> {
  return Math.round((await scorer.button(name).boundingBox())?.y ?? NaN);
}

for (const language of LANGUAGES) {
  // French has the longest words for the phases.
  test(
    `GOAL stays where it is from the kick-off to the shoot-out in ${language}`,
    { tag: language === 'fr' ? [] : '@long' },
    async ({ scorer, page }) => {
      const texts = TEXTS[language];
      const { link } = await buildScoredMatch({ rules: RULES, isKnockout: true });
      await page.goto(`/score?lang=${language}#k=${link.key}`);
      await page.getByLabel(texts.access.name).fill('Rita');
      await scorer.tap(texts.access.start);
      await scorer.tap(texts.enter['first-half']);
      await expect(scorer.button(texts.match.stopClock)).toBeVisible();
      const goal = texts.match.goalFor('Lions');
      const top = await topOf(scorer, goal);
      for (const [index, [step, take]] of stepsOf(scorer, language).entries()) {
        await take();
        await scorer.waitASecond();
        await keepScreenshot(page, `steady-${language}-${index}`);
        expect.soft(await topOf(scorer, goal), step).toBe(top);
      }
      await scorer.tap(texts.enter['shoot-out']);
      const kick = texts.match.kickInOf('Lions');
      const topOfKick = await topOf(scorer, kick);
      await scorer.tap(kick);
      await expect(page.getByText(texts.match.penalties(1, 0))).toBeVisible();
      expect.soft(await topOf(scorer, kick)).toBe(topOfKick);
    },
  );
}
