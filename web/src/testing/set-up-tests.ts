import { cleanup, configure } from '@testing-library/react';
import { keepAdminTexts } from '../admin/texts/admin-texts';
import { adminTexts } from '../admin/texts/en';
import { sessionTexts } from '../admin/texts/en/session';
import { keepSessionTexts } from '../admin/texts/session-texts';
import { sharedTexts } from '../shelf/texts/en';
import { liveTexts } from '../shelf/texts/en-live';
import { listTexts } from '../shelf/texts/lists/en-lists';
import { keepListTexts } from '../shelf/texts/lists/list-texts';
import { keepLiveTexts } from '../shelf/texts/live-texts';
import { needTexts } from '../shelf/texts/language';
import { keepTexts, showLanguage } from '../shelf/texts/use-texts';
import { scorerTexts } from '../score/texts/en';
import { keepScorerTexts } from '../score/texts/scorer-texts';
import { headings } from '../site/blog/samples/en';
import { stories } from '../site/blog/samples/en-stories';
import { keepHeadings } from '../site/blog/samples/headings';
import { keepStories } from '../site/blog/samples/stories';
import { categoryTexts } from '../site/texts/categories/en-categories';
import { keepCategoryTexts } from '../site/texts/categories/category-texts';
import { embedTexts } from '../site/texts/embed/en-embed';
import { keepEmbedTexts } from '../site/texts/embed/embed-texts';
import { siteTexts } from '../site/texts/en';
import { homeTexts } from '../site/texts/en-home';
import { pagesTexts } from '../site/texts/en-pages';
import { matchDayTexts } from '../site/texts/match-day/en-match-day';
import { keepMatchDayTexts } from '../site/texts/match-day/match-day-texts';
import { filterTexts } from '../site/texts/filters/en-filters';
import { keepFilterTexts } from '../site/texts/filters/filter-texts';
import { keepHomeTexts } from '../site/texts/home-texts';
import { keepPagesTexts } from '../site/texts/pages-texts';
import { sharingTexts } from '../site/texts/sharing/en-sharing';
import { keepSharingTexts } from '../site/texts/sharing/sharing-texts';
import { keepSiteTexts, loadSiteTexts } from '../site/texts/site-texts';
import { clearMessage } from '../shelf/stores/messages';
import { useTournaments } from '../shelf/stores/tournaments';
import { setSubmitting } from '../admin/forms/submission';
import { endLeadingToReview } from '../admin/review/review';
import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';

// The library's own limit of one second is too short on a machine whose cores have other work.
configure({ asyncUtilTimeout: 10_000 });

needTexts(loadSiteTexts);

/** Tests read the site in English, unless they show it in another language. */
beforeEach(() => {
  showLanguage('en');
  keepTexts('en', sharedTexts);
  keepListTexts('en', listTexts);
  keepLiveTexts('en', liveTexts);
  keepSiteTexts('en', siteTexts);
  keepCategoryTexts('en', categoryTexts);
  keepEmbedTexts('en', embedTexts);
  keepFilterTexts('en', filterTexts);
  keepMatchDayTexts('en', matchDayTexts);
  keepHomeTexts('en', homeTexts);
  keepPagesTexts('en', pagesTexts);
  keepSharingTexts('en', sharingTexts);
  keepHeadings('en', headings);
  keepStories('en', stories);
  keepAdminTexts('en', adminTexts);
  keepSessionTexts('en', sessionTexts);
  keepScorerTexts('en', scorerTexts);
});

/** Test files share a process, so the stores may still contain state of an earlier test. */
beforeEach(() => {
  clearMessage();
  useTournaments.setState(useTournaments.getInitialState());
  endLeadingToReview();
  setSubmitting(false);
});

/**
 * The network where a test fakes none: after a test, and between two files. It refuses, because a call that is lost would be sent again, in
 * whichever test runs then.
 */
globalThis.fetch = () =>
  Promise.resolve(Response.json({ errors: [{ msg: 'no_test_runs' }] }, { status: 404 }));

let reportedErrors: MockInstance<typeof console.error>;

/** React reports its misuse on the console: an error there that no test expects is a failure. */
beforeEach(() => {
  reportedErrors = vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  // Files of tests share a document.
  document.body.replaceChildren();
  // This event ends the print state, which would outlive the test that prints the page.
  window.dispatchEvent(new Event('afterprint'));
  localStorage.clear();
  expect(reportedErrors).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
