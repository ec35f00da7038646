import { withStatus } from './with-status';

/** The errors of the history of a cup and of undoing a change; see error-codes.ts. */
export const historyErrors = {
  ...withStatus(422, {
    kind_of_change_is_not_valid: 'There is no such kind of change.',
  }),
  ...withStatus(404, {
    history_entry_not_found: 'The history has no change with this id.',
  }),
  ...withStatus(409, {
    change_is_too_old_to_undo: 'The change is older than a history is kept.',
    change_was_undone_already: 'The change has been undone before.',
    change_cannot_be_undone:
      'Links for scorers, accounts and roles are recorded and never undone, nor is what is larger than one entry of a history.',
    result_is_changed_in_its_log: 'The change entered a result, which is corrected in the log of its match.',
    record_was_changed_since:
      'A record of the change has been written since, or is there again; `path` names it.',
    record_is_in_use:
      'What the undo would take away is used by a record that has come since; `path` names that record.',
  }),
};
