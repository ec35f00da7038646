import {
  MAX_ADDRESS_LENGTH,
  MAX_CATEGORY_NAME_LENGTH,
  MAX_DISPLAY_NAME_LENGTH,
  MAX_GROUP_NAME_LENGTH,
  MAX_LOCATION_LENGTH,
  MAX_PLACEHOLDER_LENGTH,
  MAX_PLAYER_NAME_LENGTH,
  MAX_SCORE,
  MAX_SCORER_NAME_LENGTH,
  MAX_SHIRT_NUMBER,
  MAX_STAGE_NAME_LENGTH,
  MAX_STAGE_ORDER,
  MAX_TEAM_NAME_LENGTH,
  MAX_TOURNAMENT_NAME_LENGTH,
  MIN_LOCATION_LENGTH,
  MIN_PLAYER_NAME_LENGTH,
  MIN_SCORE,
  MIN_SHIRT_NUMBER,
  MIN_STAGE_ORDER,
  MIN_TEAM_NAME_LENGTH,
  MIN_TOURNAMENT_NAME_LENGTH,
} from '../limits';

/*
 * The texts of the forms for each record. They follow the specification word for word, or its tone where it has no text. The numbers come
 * from the limits that the server checks.
 */

function tooShort(what: string, length: number): string {
  return `${what} must be at least ${length} characters long`;
}

function tooLong(what: string, length: number): string {
  return `${what} must be at most ${length} characters long`;
}

export const TOURNAMENT_TEXTS = {
  nameTooShort: tooShort('Name', MIN_TOURNAMENT_NAME_LENGTH),
  nameTooLong: tooLong('Name', MAX_TOURNAMENT_NAME_LENGTH),
  addressTooLong: tooLong('Address', MAX_ADDRESS_LENGTH),
  dateMandatory: 'Date is mandatory',
  dateInvalid: 'Invalid date format',
  dateMustBeFuture: 'Date must be future',
  otherNameTyped: 'This is not the name of the tournament',
  categoryNameMissing: 'Category name can not be empty',
  categoryNameTooLong: tooLong('Category name', MAX_CATEGORY_NAME_LENGTH),
} as const;

export const TEAM_TEXTS = {
  nameEmpty: "Team name can't be empty",
  nameTooShort: tooShort('Team name', MIN_TEAM_NAME_LENGTH),
  nameTooLong: tooLong('Team name', MAX_TEAM_NAME_LENGTH),
  nameMandatory: 'Team name is mandatory',
  playerNameEmpty: "Player name can't be empty",
  playerNameTooShort: tooShort('Player name', MIN_PLAYER_NAME_LENGTH),
  playerNameTooLong: tooLong('Player name', MAX_PLAYER_NAME_LENGTH),
  shirtNumber: `Shirt number must be a whole number from ${MIN_SHIRT_NUMBER} to ${MAX_SHIRT_NUMBER}`,
  shirtNumberTaken: 'Another player of the team has this shirt number',
  nameHasContact: 'Name must not be a phone number or an address',
  playerMissing: 'Please select a player',
} as const;

export const STAGE_TEXTS = {
  nameMandatory: 'Name for the stage is mandatory',
  nameTooLong: tooLong('Name', MAX_STAGE_NAME_LENGTH),
  typeUnknown: 'Type must be either "group" or "knockout"',
  typeMandatory: 'Type is mandatory',
  orderMandatory: 'Order for the stage is mandatory',
  orderOutOfRange: `Order must be a whole number from ${MIN_STAGE_ORDER} to ${MAX_STAGE_ORDER}`,
} as const;

export const SCORER_TEXTS = {
  nameMissing: 'Name is mandatory',
  nameTooLong: tooLong('Name', MAX_SCORER_NAME_LENGTH),
  courtMissing: 'Please select a court',
  matchMissing: 'Please select a match',
  timesMissing: 'Please enter from when to when the link is valid',
  endsTooEarly: 'The end must be after the beginning',
  endsTooLate: 'A link is valid for at most a year',
} as const;

export const PEOPLE_TEXTS = {
  nameMissing: 'Please enter a name',
  nameTooLong: tooLong('The name', MAX_DISPLAY_NAME_LENGTH),
} as const;

export const GROUP_TEXTS = {
  nameEmpty: 'group name can not be empty',
  nameTooShort: 'Group name too short',
  nameTooLong: tooLong('Name', MAX_GROUP_NAME_LENGTH),
  noTeamSelected: 'You must select at least one team',
} as const;

export const MATCH_TEXTS = {
  stageMissing: 'Please select a stage',
  groupMissing: 'Please select a group',
  groupNotFound: 'Group not found',
  teamsMissing: 'Please select both teams to maka a match',
  sameTeam: 'Same team selected',
  placeholderMissing: 'Placeholder name is required',
  samePlaceholder: 'Same team placeholder selected',
  placeholderTooLong: tooLong('Name', MAX_PLACEHOLDER_LENGTH),
  dateMissing: 'Please select a date',
  dateRequired: 'Date is required',
  dateInvalid: 'Invalid date format',
  datePast: 'Date cannot be in the past',
  timeMissing: 'Please select a time',
  timeRequired: 'Time is required',
  timeInvalid: 'Invalid time format',
  locationMissing: 'Please select a location',
  locationRequired: 'Location is required',
  locationTooShort: tooShort('Location', MIN_LOCATION_LENGTH),
  locationTooLong: tooLong('Location', MAX_LOCATION_LENGTH),
  alreadyExists: 'Match with these teams already exists. Do you want to add this match anyway?',
  scoreOutOfRange: `Score must be a whole number from ${MIN_SCORE} to ${MAX_SCORE}`,
  scoresBothOrNone: 'Please enter both scores or none',
  penaltyScoresBothOrNone: 'Please enter both penalty scores or none',
  penaltyScoresNeedLevelScore: 'Penalty scores need a level score',
  penaltyScoresMustDiffer: 'Penalty scores must differ',
} as const;
