/** A failure that a person can mend: its message says what is wrong and what to do, and is all that is printed. */
export class Sentence extends Error {
  override readonly name = 'Sentence';
}
