import { cleanup } from '@testing-library/react';
import { adminAreaTexts } from '../shared/texts/en/admin';
import { cupStateTexts } from '../shared/texts/en/cup-state';
import { matchDayTexts } from '../shared/texts/en/match-day';
import { keepCupStateTexts } from '../shared/texts/cup-state-texts';
import { keepMatchDayTexts } from '../shared/texts/match-day-texts';
import { moreTexts } from '../shared/texts/en/more';
import { publicTexts } from '../shared/texts/en/public';
import { showTexts } from '../shared/texts/use-texts';
import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';

/** Tests read the site in English, unless they show it in another language. */
beforeEach(() => {
  showTexts({ language: 'en', publicTexts, moreTexts, adminTexts: adminAreaTexts });
  keepMatchDayTexts('en', matchDayTexts);
  keepCupStateTexts('en', cupStateTexts);
});

let reportedErrors: MockInstance<typeof console.error>;

/** React reports its misuse on the console: an error there that no test expects is a failure. */
beforeEach(() => {
  reportedErrors = vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  expect(reportedErrors).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
