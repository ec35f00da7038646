/** What the forms say about a team and its players, word for word as the specification has it. */
export const TEAM_TEXTS = {
  nameEmpty: "Team name can't be empty",
  nameTooShort: 'Team name must be at least 2 characters long',
  nameTooLong: 'Team name must be at most 50 characters long',
  nameMandatory: 'Team name is mandatory',
  playerNameEmpty: "Player name can't be empty",
  playerNameTooShort: 'Player name must be at least 2 characters long',
  playerNameTooLong: 'Player name must be at most 50 characters long',
} as const;
