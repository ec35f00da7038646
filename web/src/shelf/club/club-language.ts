import type { Language } from '@futsal-cup/domain/cup/text/languages';

/**
 * The language of the club's posts and their comments, if it writes them in one; the samples are in the reader's. On pages in another
 * language, screen readers pronounce them correctly and long words are hyphenated by the rules of this language. The names of a cup are in
 * the cup's own language (stores/tournaments.ts).
 */
export const CLUB_LANGUAGE: Language | undefined = undefined;
