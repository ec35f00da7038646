export const staleEditTexts = {
  title: 'Changed by someone else',
  explanation: 'Somebody saved this while you were editing it. Nothing of yours is lost: choose what counts.',
  field: 'Changed',
  theirs: 'Now saved',
  mine: 'Yours',
  nothingShown: 'What they changed is not part of this form.',
  keepMine: 'Save mine',
  takeTheirs: 'Take theirs',
  nothing: '–',
} as const;
