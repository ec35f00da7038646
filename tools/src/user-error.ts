/** A failure that a person can mend: the message says what is wrong and what to do, and is all that is printed. */
export class UserError extends Error {
  override readonly name = 'UserError';
}
