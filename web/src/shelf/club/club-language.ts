/**
 * The language that the club writes in: the names of its cups, rounds, groups and teams, its posts and their comments. On pages in
 * another language, screen readers pronounce these texts correctly and long words are hyphenated by the rules of this language.
 */
export const CLUB_LANGUAGE = 'en';
