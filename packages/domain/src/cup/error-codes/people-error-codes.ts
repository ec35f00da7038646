import { withStatus } from './with-status';
import { MAX_DISPLAY_NAME_LENGTH, MAX_INVITATION_DAYS, MAX_OPEN_INVITATIONS } from '../limits';

/** The errors of accounts, the administrator's role and invitations to it; see error-codes.ts. */
export const peopleErrors = {
  ...withStatus(422, {
    display_name_is_mandatory: 'The display name is missing.',
    display_name_must_be_at_most_50_characters_long: `The display name has more than ${MAX_DISPLAY_NAME_LENGTH} characters.`,
    current_password_is_wrong: 'The password that was to be changed is another one.',
    password_is_too_common:
      'The new password is one of those that everybody tries first, or differs from it by digits and signs only.',
    password_is_easy_to_guess_here:
      'The new password is made of words of the game, of places, of the club, of a cup or of the e-mail address, with digits and signs.',
    reset_code_is_not_valid: 'The code of the mail is missing, was used, is out of time, or never was one.',
    invitation_is_not_valid: 'The key belongs to no invitation.',
    name_of_the_invited_is_mandatory: 'Whom the invitation is for is missing.',
    days_must_be_a_whole_number_from_1_to_30: `An invitation lasts a whole number of days, ${MAX_INVITATION_DAYS} at most.`,
  }),
  ...withStatus(404, {
    account_not_found: 'There is no account with this id.',
    invitation_not_found: 'There is no invitation with this id.',
  }),
  ...withStatus(409, {
    there_must_be_an_administrator:
      'The account is the last one with the administrator’s role: it keeps the role, and cannot be removed.',
    you_are_an_administrator_already: 'The invitation was not used: whoever opened it has the role.',
    invitation_has_expired: 'The time of the invitation is over.',
    invitation_was_revoked:
      'An administrator has taken back the invitation, or whoever made it has lost the role.',
    invitation_was_used: 'The invitation has given somebody the role, which it does once.',
    setup_link_works_only_while_nobody_is_administrator:
      'The link of the setup makes the first administrator, and there is one: they can send an invitation.',
    there_are_too_many_open_invitations: `There are ${MAX_OPEN_INVITATIONS} invitations that nobody has used yet, which is the limit.`,
  }),
};
