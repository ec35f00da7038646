import { withStatus } from './with-status';

/** Errors of names that cannot be read, or not be told from another one. */
export const nameErrors = {
  ...withStatus(422, {
    accent_stands_without_a_letter:
      'A text that somebody enters has an accent, or another combining mark, with no letter before it.',
    more_than_4_accents_on_a_letter:
      'A text that somebody enters has more than four combining marks in a row.',
    word_mixes_letters_of_two_alphabets:
      'A word that somebody enters has letters of two alphabets, and looks like a word of one of them.',
  }),
  ...withStatus(409, {
    name_looks_like_another:
      'The name of a team or stage looks like that of another one, in letters of another alphabet.',
    group_name_reads_like_another:
      "Another group of the stage has this name but for the word before it, or it looks the same: 'A' and 'Group A'.",
  }),
};
