export const generalTexts = {
  siteName: 'Futsal Cup',
  close: 'Close',
  skipToContent: 'Skip to the content',
  loading: 'Loading…',
  unexpectedApplicationError: 'Unexpected Application Error!',
} as const;
