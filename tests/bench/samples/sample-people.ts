import type { StoredUserView } from '@futsal-cup/domain/contracts/views/people-views';
import { PROJECT_ID } from '@futsal-cup/tools/project';
import { need, type SampleCall } from './sample-records';
import type { World } from '../stack/world';

const PASSWORD = 'Offside2026!';

function newEmail({ unique }: World): string {
  return `${unique('person').replace(' ', '-')}-${crypto.randomUUID()}@futsal-cup.test`;
}

/** Registers a person and signs in. */
export async function newPerson(world: World): Promise<StoredUserView> {
  const credentials = { email: newEmail(world), password: PASSWORD };
  await world.call('register', { ...credentials, confirmationPassword: PASSWORD });
  return world.call('login', credentials);
}

async function ofNewPerson(world: World) {
  return { userId: (await newPerson(world)).userId };
}

async function ofNewAdministrator(world: World) {
  const person = await ofNewPerson(world);
  await world.call('giveRole', person);
  return person;
}

function invite(world: World) {
  return world.call('createInvitation', { name: 'Ada', days: 1 });
}

interface MailedCodes {
  readonly oobCodes: readonly { readonly email: string; readonly oobCode: string }[];
}

/** Asks for a mail with a code, and reads the code; the Auth emulator keeps its mails and sends none. */
async function askForCode(world: World): Promise<string> {
  const { email } = await newPerson(world);
  await world.call('requestPasswordReset', { email });
  const answer = await fetch(`http://${world.authHost}/emulator/v1/projects/${PROJECT_ID}/oobCodes`);
  const { oobCodes } = (await answer.json()) as MailedCodes;
  return need(oobCodes.find((code) => code.email === email)).oobCode;
}

type PeopleName =
  | 'requestPasswordReset'
  | 'resetPassword'
  | 'updateAccount'
  | 'changePassword'
  | 'endOwnSessions'
  | 'acceptInvitation'
  | 'getPeople'
  | 'giveRole'
  | 'takeRole'
  | 'endSessions'
  | 'removeAccount'
  | 'createInvitation'
  | 'revokeInvitation';

const other = { password: 'Corner2026!k', confirmationPassword: 'Corner2026!k' };

export const SAMPLE_PEOPLE: { readonly [Name in PeopleName]: SampleCall<Name> } = {
  requestPasswordReset: (world) => ({ email: newEmail(world) }),
  resetPassword: async (world) => ({ code: await askForCode(world), ...other }),
  updateAccount: () => ({ displayName: 'Ada' }),
  changePassword: () => ({ currentPassword: PASSWORD, ...other }),
  endOwnSessions: () => ({}),
  acceptInvitation: async (world) => ({ key: (await invite(world)).key }),
  getPeople: () => ({}),
  giveRole: ofNewPerson,
  takeRole: ofNewAdministrator,
  endSessions: ofNewPerson,
  removeAccount: ofNewPerson,
  createInvitation: () => ({ name: 'Ada', days: 1 }),
  revokeInvitation: async (world) => ({ invitationId: (await invite(world)).invitation.invitationId }),
};
