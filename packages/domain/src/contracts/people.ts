import { z } from 'zod';
import { idField, textField, wholeNumber } from '../cup/fields';
import { MAX_DISPLAY_NAME_LENGTH, MAX_INVITATION_DAYS } from '../cup/limits';
import { contract, contractsOf } from './contract';

const ofPerson = z.strictObject({ userId: idField() });

export const peopleContracts = contractsOf({
  getPeople: contract(z.strictObject({})),

  giveRole: contract(ofPerson),

  takeRole: contract(
    ofPerson.describe('Ends the sessions of the account too, and takes back its open invitations.'),
  ),

  endSessions: contract(ofPerson),

  removeAccount: contract(ofPerson),

  createInvitation: contract(
    z.strictObject({
      name: textField({
        missing: 'name_of_the_invited_is_mandatory',
        max: [MAX_DISPLAY_NAME_LENGTH, 'name_must_be_at_most_50_characters_long'],
      }),
      days: wholeNumber(1, MAX_INVITATION_DAYS, 'days_must_be_a_whole_number_from_1_to_30'),
    }),
  ),

  revokeInvitation: contract(z.strictObject({ invitationId: idField() })),
});
