/** What the forms say about a group, word for word as the specification has it. */
export const GROUP_TEXTS = {
  nameEmpty: 'group name can not be empty',
  nameTooShort: 'Group name too short',
  nameTooLong: 'Name must be at most 50 characters long',
  noTeamSelected: 'You must select at least one team',
} as const;
