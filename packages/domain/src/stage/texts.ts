/** What the forms say about a stage, word for word as the specification has it, and what it leaves open in its tone. */
export const STAGE_TEXTS = {
  nameMandatory: 'Name for the stage is mandatory',
  nameTooLong: 'Name must be at most 50 characters long',
  typeUnknown: 'Type must be either "group" or "knockout"',
  typeMandatory: 'Type is mandatory',
  orderMandatory: 'Order for the stage is mandatory',
  orderOutOfRange: 'Order must be a whole number from 1 to 99',
} as const;
