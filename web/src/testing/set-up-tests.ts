import { cleanup, configure } from '@testing-library/react';
import { adminAreaTexts } from '../shelf/texts/en/admin';
import { blogPageTexts } from '../shelf/texts/en/parts/blog-page';
import { cupStateTexts } from '../shelf/texts/en/parts/cup-state';
import { footerTexts } from '../shelf/texts/en/parts/footer';
import { matchDayTexts } from '../shelf/texts/en/parts/match-day';
import { keepCupStateTexts } from '../shelf/texts/cup-state-texts';
import { keepMatchDayTexts } from '../shelf/texts/match-day-texts';
import { moreTexts } from '../shelf/texts/en/parts/more';
import { keepBlogPageTexts } from '../shelf/texts/blog-page-texts';
import { contactTexts } from '../shelf/texts/en/parts/contact';
import { liveTexts } from '../shelf/texts/en/parts/live';
import { mainPageTexts } from '../shelf/texts/en/parts/main-page';
import { keepContactTexts } from '../shelf/texts/contact-texts';
import { keepLiveTexts } from '../shelf/texts/live-texts';
import { keepMainPageTexts } from '../shelf/texts/main-page-texts';
import { keepMoreTexts } from '../shelf/texts/more-texts';
import { keepFooterTexts } from '../shelf/texts/footer-texts';
import { keepTimelineTexts } from '../shelf/texts/timeline-texts';
import { timelineTexts } from '../shelf/texts/en/parts/timeline';
import { publicTexts } from '../shelf/texts/en/public';
import { showTexts } from '../shelf/texts/use-texts';
import { clearMessage } from '../shelf/stores/messages';
import { endLeadingToReview } from '../admin/review/review';
import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';

// The library's own limit of one second was too short on a machine whose cores had other work.
configure({ asyncUtilTimeout: 10_000 });

/** Tests read the site in English, unless they show it in another language. */
beforeEach(() => {
  showTexts({ language: 'en', publicTexts, adminTexts: adminAreaTexts });
  keepMatchDayTexts('en', matchDayTexts);
  keepTimelineTexts('en', timelineTexts);
  keepCupStateTexts('en', cupStateTexts);
  keepFooterTexts('en', footerTexts);
  keepBlogPageTexts('en', blogPageTexts);
  keepMoreTexts('en', moreTexts);
  keepLiveTexts('en', liveTexts);
  keepMainPageTexts('en', mainPageTexts);
  keepContactTexts('en', contactTexts);
});

/** Test files share a process, so stores may contain state of an earlier test, even after its end. */
beforeEach(() => {
  clearMessage();
  endLeadingToReview();
});

let reportedErrors: MockInstance<typeof console.error>;

/** React reports its misuse on the console: an error there that no test expects is a failure. */
beforeEach(() => {
  reportedErrors = vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  // The print state would outlive the test that prints the page.
  window.dispatchEvent(new Event('afterprint'));
  localStorage.clear();
  expect(reportedErrors).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
