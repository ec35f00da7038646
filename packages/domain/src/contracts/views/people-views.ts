/* The views that the API sends about accounts and invitations. The file has only types, like cup-views.ts. Instants are ISO. */

export interface PersonView {
  readonly userId: string;
  readonly email: string;
  /** Whether the person has shown, by a mail received there, that the address is their own. Anybody can register any address. */
  readonly hasProvedEmail: boolean;
  /** The display name; empty until the person has typed one. */
  readonly displayName: string;
  readonly isAdministrator: boolean;
  /**
   * When the person got the administrator's role, and the name and e-mail of the account that gave it. Both are null where this is not
   * recorded; `givenBy` is also null where a command or the setup key gave the role, or where that account is gone.
   */
  readonly administratorSince: string | null;
  readonly givenBy: string | null;
  readonly registeredAt: string;
  /** The last sign-in; null for a person who has never signed in. */
  readonly lastSignInAt: string | null;
  readonly isDisabled: boolean;
}

export type InvitationState = 'open' | 'used' | 'revoked' | 'expired';

export interface InvitationView {
  readonly invitationId: string;
  /** The name of the invited person, as the author of the invitation typed it. */
  readonly name: string;
  readonly state: InvitationState;
  /**
   * The name and e-mail of the account that made the invitation, and of the account that used it; null where there is no such account, or
   * not any more.
   */
  readonly createdBy: string | null;
  readonly usedBy: string | null;
  readonly createdAt: string;
  readonly endsAt: string;
}

export interface PeopleView {
  /** The accounts: first the administrators, then the latest registrations. A long list is cut. */
  readonly people: readonly PersonView[];
  /** The number of all accounts, which may be more than `people` has. */
  readonly total: number;
  /** The invitations, the newest first. */
  readonly invitations: readonly InvitationView[];
}
