/** The tournaments and the chosen one, as zustand's `persist` writes them. */
export const TOURNAMENTS_STORAGE_KEY = 'tournaments-storage';

/** Who is logged in. */
export const USER_STORAGE_KEY = 'user';
