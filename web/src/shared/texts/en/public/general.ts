export const generalTexts = {
  siteName: 'Futsal Cup',
  description:
    'Follow the futsal cup: matches, results, group tables and the bracket, from kick-off to the final.',
  language: 'Language',
  languageFailed: 'The language could not be loaded. Please check your connection.',
  close: 'Close',
  skipToContent: 'Skip to the content',
  loading: 'Loading…',
  unexpectedApplicationError: 'Unexpected Application Error!',
  pageGone: 'This page could not be loaded.',
  loadFailed: 'This could not be loaded. Please check your connection.',
  tryAgain: 'Try again',
  lastUpdated: (time: string) => `last updated ${time}, trying again`,
} as const;

export const navigationTexts = {
  navigation: 'Main navigation',
  home: 'Home',
  matches: 'Matches',
  teams: 'Teams',
  contact: 'Contact',
  admin: 'Admin',
  table: 'Table',
  blog: 'Blog',
  upcoming: 'Upcoming',
  results: 'Results',
  bracket: 'Bracket',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  menu: 'Menu',
  moreUnder: (label: string) => `More under ${label}`,
  share: 'Share this page',
  linkCopied: 'The link is copied',
  logOut: 'Log out',
  website: 'Website',
} as const;

export const errorTexts = {
  unexpected: 'An unexpected error ocurred',
  noAnswer: 'An unexpected error ocurred: no answer from the server. What you entered is still here.',
  noAdministrator: 'Your account has no administrator rights yet',
  logInAgain: 'Please log in to continue',
} as const;

export const carouselTexts = {
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
} as const;
