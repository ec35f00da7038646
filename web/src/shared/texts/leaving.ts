export const leavingTexts = {
  title: 'Leave this page?',
  question: 'What you entered is not saved yet and will be lost.',
  leave: 'Leave without saving',
  stay: 'Stay here',
} as const;
