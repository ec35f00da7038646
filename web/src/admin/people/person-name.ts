import type { PersonView } from '@futsal-cup/domain/contracts/views/people-views';

/** Returns the name that a person chose, or else their address. */
export function nameOf({ displayName, email }: Pick<PersonView, 'displayName' | 'email'>): string {
  return displayName || email;
}

/** Returns the name with the address, because people choose their names themselves and may choose somebody else's. */
export function nameWithEmail({ displayName, email }: Pick<PersonView, 'displayName' | 'email'>): string {
  return displayName ? `${displayName} (${email})` : email;
}
