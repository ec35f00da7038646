export const errorTexts = {
  unexpected: 'An unexpected error ocurred',
  noAnswer: 'An unexpected error ocurred: no answer from the server. What you entered is still here.',
  noAdministrator: 'Your account has no administrator rights yet',
  logInAgain: 'Please log in to continue',
} as const;
