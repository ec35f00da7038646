export const confirmTexts = {
  cancel: 'Cancel',
  cannotUndo: 'This cannot be undone.',
} as const;
