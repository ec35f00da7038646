import { z } from 'zod';
import { instantField } from '../../cup/fields';
import { part, type Sent } from '../../cup/parts';

/* The views that the API sends about sessions, accounts and invitations. */

const name = z.string();

const personView = part('PersonView', {
  userId: z.string(),
  email: z.string(),
  hasProvedEmail: z
    .boolean()
    .describe('Whether a mail was received there. Anybody can register any address.'),
  displayName: name.describe('Empty until the person has typed one.'),
  isAdministrator: z.boolean(),
  administratorSince: instantField.nullable().describe('Null where this is not recorded.'),
  givenBy: name
    .nullable()
    .describe('Who gave the role; null where a command or the setup key did, or that account is gone.'),
  registeredAt: instantField,
  lastSignInAt: instantField.nullable(),
  isDisabled: z.boolean(),
});

export type PersonView = Sent<typeof personView>;

const invitationState = z.enum(['open', 'used', 'revoked', 'expired']);

export type InvitationState = Sent<typeof invitationState>;

export const invitationView = part('InvitationView', {
  invitationId: z.string(),
  name: name.describe('The name of the invited person, as the author of the invitation typed it.'),
  state: invitationState,
  createdBy: name
    .nullable()
    .describe('The name and e-mail of the account; null where there is none any more.'),
  usedBy: name.nullable(),
  createdAt: instantField,
  endsAt: instantField,
});

export type InvitationView = Sent<typeof invitationView>;

export const peopleView = part('PeopleView', {
  people: z
    .array(personView)
    .describe('First the administrators, then the latest registrations. A long list is cut.'),
  total: z.int().min(0).describe('The number of all accounts, which may be more than `people` has.'),
  invitations: z.array(invitationView).describe('The newest first.'),
});

export const sessionView = part('SessionView', {
  token: z.string(),
  refreshToken: z.string(),
  expiresAt: instantField,
  role: z.string().describe("'admin' or empty."),
});

export type SessionView = Sent<typeof sessionView>;

export const storedUserView = part('StoredUserView', {
  ...sessionView.shape,
  email: z.string(),
  displayName: z.string().describe('Empty until the person has typed one.'),
  userId: z.string(),
});

export type StoredUserView = Sent<typeof storedUserView>;
