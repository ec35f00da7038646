export const stageAdminTexts = {
  title: 'Stages',
  form: {
    title: 'Add an stage',
    name: 'Name',
    type: 'Type',
    group: 'Group',
    groupHint: 'Teams play in groups and a table decides',
    knockout: 'Knockout',
    knockoutHint: 'Who wins goes on',
    order: 'Order',
    orderHint: 'Order is the phase sequence, for example 1 for the first phase',
    submit: 'Add stage',
    success: 'Stage has been created',
  },
  columns: { order: 'Order', name: 'Name', type: 'Type', actions: 'Delete' },
  empty: 'No stages have been set yet',
  deleteStage: (stage: string) => `Delete ${stage}`,
  remove: {
    title: 'Delete Stage',
    confirm: 'Delete stage',
    success: 'Stage has been deleted',
    warning: (stage: string) =>
      `${stage} and all its related records (group names, matches) will be permanently deleted.`,
    count: (groups: number, matches: number) => `Groups: ${groups}. Matches: ${matches}.`,
  },
} as const;
