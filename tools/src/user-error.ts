/** A failure that a person can fix: the message says what is wrong and what to do, and nothing else is printed. */
export class UserError extends Error {
  override readonly name = 'UserError';
}
