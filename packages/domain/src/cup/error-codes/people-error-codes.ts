import { MAX_DISPLAY_NAME_LENGTH, MAX_INVITATION_DAYS, MAX_OPEN_INVITATIONS } from '../limits';

/** The errors of accounts, the administrator's role and invitations to it; see error-codes.ts. */
export const peopleErrors = {
  display_name_is_mandatory: { status: 422, when: 'The display name is missing.' },
  display_name_must_be_at_most_50_characters_long: {
    status: 422,
    when: `The display name has more than ${MAX_DISPLAY_NAME_LENGTH} characters.`,
  },
  current_password_is_wrong: { status: 422, when: 'The password that was to be changed is another one.' },
  password_is_too_common: {
    status: 422,
    when: 'The new password is one of those that everybody tries first, or differs from it by digits and signs only.',
  },
  reset_code_is_not_valid: {
    status: 422,
    when: 'The code of the mail is missing, was used, is out of time, or never was one.',
  },
  account_not_found: { status: 404, when: 'There is no account with this id.' },
  there_must_be_an_administrator: {
    status: 409,
    when: 'The account is the last one with the administrator’s role: it keeps the role, and cannot be removed.',
  },
  you_are_an_administrator_already: {
    status: 409,
    when: 'The invitation was not used: whoever opened it has the role.',
  },
  invitation_is_not_valid: { status: 422, when: 'The key belongs to no invitation.' },
  invitation_has_expired: { status: 409, when: 'The time of the invitation is over.' },
  invitation_was_revoked: {
    status: 409,
    when: 'An administrator has taken back the invitation, or whoever made it has lost the role.',
  },
  invitation_was_used: {
    status: 409,
    when: 'The invitation has given somebody the role, which it does once.',
  },
  setup_link_works_only_while_nobody_is_administrator: {
    status: 409,
    when: 'The link of the setup makes the first administrator, and there is one: they can send an invitation.',
  },
  invitation_not_found: { status: 404, when: 'There is no invitation with this id.' },
  there_are_too_many_open_invitations: {
    status: 409,
    when: `There are ${MAX_OPEN_INVITATIONS} invitations that nobody has used yet, which is the limit.`,
  },
  name_of_the_invited_is_mandatory: { status: 422, when: 'Whom the invitation is for is missing.' },
  days_must_be_a_whole_number_from_1_to_30: {
    status: 422,
    when: `An invitation lasts a whole number of days, ${MAX_INVITATION_DAYS} at most.`,
  },
} as const;
