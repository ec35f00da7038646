/* What the API sends about accounts and invitations. Types only, as in cup-views.ts; instants are ISO. */

export interface PersonView {
  readonly userId: string;
  readonly email: string;
  /** Whether the person has received a mail there; anybody can register any address. */
  readonly hasProvedEmail: boolean;
  /** Empty until the person has typed one. */
  readonly displayName: string;
  readonly isAdministrator: boolean;
  /** Since when and by whom (name and e-mail), as far as that is known: not for a role from before there was this list. */
  readonly administratorSince: string | null;
  readonly givenBy: string | null;
  readonly registeredAt: string;
  /** Null for somebody who has never signed in. */
  readonly lastSignInAt: string | null;
  readonly isDisabled: boolean;
}

export type InvitationState = 'open' | 'used' | 'revoked' | 'expired';

export interface InvitationView {
  readonly invitationId: string;
  /** Whom it is for, as whoever made it typed it. */
  readonly name: string;
  readonly state: InvitationState;
  /** Names and e-mails of accounts; null where the account has gone. */
  readonly createdBy: string | null;
  readonly usedBy: string | null;
  readonly createdAt: string;
  readonly endsAt: string;
}

export interface PeopleView {
  /** Administrators first, then who registered last. */
  readonly people: readonly PersonView[];
  /** How many accounts there are, when more than are shown. */
  readonly total: number;
  /** Newest first. */
  readonly invitations: readonly InvitationView[];
}
