/** The tab stores the key of an invitation from the opening of its link until it is used, also during login and registration. */
const STORAGE_KEY = 'invitation';

export function keepInvitation(key: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, key);
  } catch {
    // If the browser stores nothing, the person has to open the link again after logging in.
  }
}

export function pendingInvitation(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

export function forgetInvitation(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without a storage there is nothing to remove.
  }
}
