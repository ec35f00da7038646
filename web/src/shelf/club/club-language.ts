/**
 * The language of the club's posts and their comments. On pages in another language, screen readers pronounce them correctly and long
 * words are hyphenated by the rules of this language. The names of a cup are in the cup's own language (stores/tournaments.ts).
 */
export const CLUB_LANGUAGE = 'en';
