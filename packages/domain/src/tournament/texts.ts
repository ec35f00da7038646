/** What the forms say about a tournament's details, word for word as the specification has it. */
export const TOURNAMENT_TEXTS = {
  nameTooShort: 'Name must be at least 2 characters long',
  nameTooLong: 'Name must be at most 50 characters long',
  dateMandatory: 'Date is mandatory',
  dateInvalid: 'Invalid date format',
  dateMustBeFuture: 'Date must be future',
} as const;
