export const errorTexts = {
  unexpected: 'An unexpected error ocurred',
  noAnswer: 'An unexpected error ocurred: no answer from the server. What you entered is still here.',
  noAdministrator: 'Your account has no administrator rights yet',
  logInAgain: 'Please log in to continue',
} as const;

export const confirmTexts = {
  cancel: 'Cancel',
  cannotUndo: 'This cannot be undone.',
} as const;

export const leavingTexts = {
  title: 'Leave this page?',
  question: 'What you entered is not saved yet and will be lost.',
  leave: 'Leave without saving',
  stay: 'Stay here',
} as const;

export const staleEditTexts = {
  title: 'Changed by someone else',
  explanation: 'Somebody saved this while you were editing it. Nothing of yours is lost: choose what counts.',
  takeTheirsHint:
    '"Take theirs" takes over what they changed. What only you changed stays in the form, still to be saved.',
  field: 'Changed',
  theirs: 'Now saved',
  mine: 'Yours',
  keepMine: 'Save mine',
  takeTheirs: 'Take theirs',
  nothing: '–',
} as const;
