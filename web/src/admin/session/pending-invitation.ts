/** The key of an invitation, from when its link was opened until it is used; the tab keeps it through logging in and registering. */
const STORAGE_KEY = 'invitation';

export function keepInvitation(key: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, key);
  } catch {
    // A browser that stores nothing: the link has to be opened again after logging in.
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
    // Nothing was kept.
  }
}
