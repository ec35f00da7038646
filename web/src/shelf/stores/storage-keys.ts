/** The tournaments and the chosen one, in the form of zustand's `persist`. */
export const TOURNAMENTS_STORAGE_KEY = 'tournaments-storage';

/** The language that the visitor chose. */
export const LANGUAGE_STORAGE_KEY = 'language';

/** The logged-in user. */
export const USER_STORAGE_KEY = 'user';

/** The colour scheme that the visitor chose. */
export const THEME_STORAGE_KEY = 'theme';

/** The team that the visitor follows in each cup. */
export const FOLLOWED_TEAMS_STORAGE_KEY = 'followed-teams';
