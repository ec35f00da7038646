/**
 * The language that the club writes in: the names of its cups, rounds, groups and teams, its posts and their comments. Whoever reads the
 * page in another one hears these read well, and sees long ones divided as in their own language.
 */
export const CLUB_LANGUAGE = 'en';
