/** The errors of the history of a cup and of undoing a change; see error-codes.ts. */
export const historyErrors = {
  history_entry_not_found: { status: 404, when: 'The history has no change with this id.' },
  kind_of_change_is_not_valid: { status: 422, when: 'There is no such kind of change.' },
  change_is_too_old_to_undo: { status: 409, when: 'The change is older than a history is kept.' },
  change_was_undone_already: { status: 409, when: 'The change has been undone before.' },
  change_cannot_be_undone: {
    status: 409,
    when: 'Links for scorers, accounts and roles are recorded and never undone, nor is what is larger than one entry of a history.',
  },
  result_is_changed_in_its_log: {
    status: 409,
    when: 'The change entered a result, which is corrected in the log of its match.',
  },
  record_was_changed_since: {
    status: 409,
    when: 'A record of the change has been written since, or is there again; `path` names it.',
  },
  record_is_in_use: {
    status: 409,
    when: 'What the undo would take away is used by a record that has come since; `path` names that record.',
  },
} as const;
