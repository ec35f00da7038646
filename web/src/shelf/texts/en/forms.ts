export const confirmTexts = {
  cancel: 'Cancel',
  canUndo: 'The history can undo this for 90 days.',
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
