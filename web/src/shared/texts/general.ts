export const generalTexts = {
  siteName: 'Futsal Cup',
  close: 'Close',
  skipToContent: 'Skip to the content',
  loading: 'Loading…',
  unexpectedApplicationError: 'Unexpected Application Error!',
  pageGone: 'This page could not be loaded.',
  loadFailed: 'This could not be loaded. Please check your connection.',
  tryAgain: 'Try again',
  lastUpdated: (time: string) => `last updated ${time}, trying again`,
} as const;
