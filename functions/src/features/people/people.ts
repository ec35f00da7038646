import type { InvitationView, PersonView } from '@futsal-cup/domain/contracts/views/people-views';
import { MAX_PEOPLE_SHOWN } from '@futsal-cup/domain/cup/limits';
import { compareText } from '@futsal-cup/domain/cup/text/text';
import type { UserRecord } from 'firebase-admin/auth';
import { hasRole, readAdministrators, type StoredAdministrators } from '../../accounts/administrators';
import type { Accounts } from '../../accounts/verify-token';
import { type FoundInvitation, readInvitations, stateOf } from '../../storage/invitations';
import { toInstant } from '../../storage/stored';
import type { AnswerOf, CallOf } from '../route';

/** The name of an account among administrators. Its owner chose the display name, so the e-mail address is shown with it. */
export function nameWithEmail({ displayName, email = '' }: UserRecord): string {
  return displayName ? `${displayName} (${email})` : email;
}

type NameOf = (userId: string) => string | null;

async function listAccounts({ listUsers }: Pick<Accounts, 'listUsers'>): Promise<UserRecord[]> {
  const users: UserRecord[] = [];
  let pageToken: string | undefined;
  do {
    const page = await listUsers(1_000, pageToken);
    users.push(...page.users);
    pageToken = page.pageToken;
  } while (pageToken !== undefined);
  return users;
}

function instantOf(text: string | undefined): string | null {
  return text ? toInstant(Date.parse(text)) : null;
}

function presentPerson(user: UserRecord, { given }: StoredAdministrators, nameOf: NameOf): PersonView {
  const { uid, email = '', emailVerified, displayName = '', metadata, disabled } = user;
  const role = Object.hasOwn(given, uid) && hasRole(user) ? given[uid] : undefined;
  return {
    userId: uid,
    email,
    hasProvedEmail: emailVerified,
    displayName,
    isAdministrator: hasRole(user),
    administratorSince: role?.at ?? null,
    givenBy: role ? nameOf(role.by) : null,
    registeredAt: instantOf(metadata.creationTime) ?? '',
    lastSignInAt: instantOf(metadata.lastSignInTime),
    isDisabled: disabled,
  };
}

function byWorth(a: PersonView, b: PersonView): number {
  return (
    Number(b.isAdministrator) - Number(a.isAdministrator) ||
    compareText(b.registeredAt, a.registeredAt) ||
    compareText(a.userId, b.userId)
  );
}

export function presentInvitation(invitation: FoundInvitation, nameOf: NameOf, now: number): InvitationView {
  const { invitationId, name, createdBy, usedBy, createdAt, endsAt } = invitation;
  return {
    invitationId,
    name,
    state: stateOf(invitation, now),
    createdBy: nameOf(createdBy),
    usedBy: usedBy === null ? null : nameOf(usedBy),
    createdAt,
    endsAt,
  };
}

/** The registered accounts, the administrators and the invitations. */
export async function handleGetPeople({
  dependencies: { db, accounts, clock },
}: CallOf<'getPeople'>): Promise<AnswerOf<'getPeople'>> {
  const [users, administrators, invitations] = await Promise.all([
    listAccounts({ listUsers: accounts.listUsers.bind(accounts) }),
    readAdministrators(db),
    readInvitations(db),
  ]);
  const names = new Map(users.map((user) => [user.uid, nameWithEmail(user)]));
  const nameOf = (userId: string) => names.get(userId) ?? null;
  const now = clock();
  return {
    people: users
      .map((user) => presentPerson(user, administrators, nameOf))
      .sort(byWorth)
      .slice(0, MAX_PEOPLE_SHOWN),
    total: users.length,
    invitations: invitations
      .map((invitation) => presentInvitation(invitation, nameOf, now))
      .sort((a, b) => compareText(b.createdAt, a.createdAt)),
  };
}
