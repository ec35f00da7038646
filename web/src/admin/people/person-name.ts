import type { PersonView } from '@futsal-cup/domain/contracts/views/people-views';

/** What a person is called: by the name that they chose, else by their address. */
export function nameOf({ displayName, email }: Pick<PersonView, 'displayName' | 'email'>): string {
  return displayName || email;
}

/** The name with the address: a name alone is what its owner chose, and may be somebody else's. */
export function nameWithEmail({ displayName, email }: Pick<PersonView, 'displayName' | 'email'>): string {
  return displayName ? `${displayName} (${email})` : email;
}
