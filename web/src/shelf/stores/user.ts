import type { StoredUserView } from '@futsal-cup/domain/contracts/views/people-views';
import { create } from 'zustand';
import { lenientStorage } from './lenient-storage';
import { USER_STORAGE_KEY } from './storage-keys';

/** The logged-in user as stored in the browser. */
export type StoredUser = StoredUserView;

interface UserState {
  readonly user: StoredUser | null;
}

/** Returns no user if the entry cannot be read: the visitor may have cleared or changed the storage. */
function readUser(): StoredUser | null {
  try {
    const stored: unknown = JSON.parse(lenientStorage.getItem(USER_STORAGE_KEY) ?? 'null');
    const isUser = typeof stored === 'object' && stored !== null && 'token' in stored;
    return isUser ? (stored as StoredUser) : null;
  } catch {
    return null;
  }
}

export const useUser = create<UserState>(() => ({ user: readUser() }));

let lastId = currentUser()?.userId ?? null;

/** Returns the last user who was logged in in this tab, even if the session has ended since. */
export function lastUserId(): string | null {
  return lastId;
}

export function currentUser(): StoredUser | null {
  return useUser.getState().user;
}

export function saveUser(user: StoredUser): void {
  lenientStorage.setItem(USER_STORAGE_KEY, JSON.stringify(user));
  lastId = user.userId;
  useUser.setState({ user });
}

export function removeUser(): void {
  lenientStorage.removeItem(USER_STORAGE_KEY);
  useUser.setState({ user: null });
}

/** Logs the user in or out in all tabs when that happens in one of them. */
export function followOtherTabs(): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === USER_STORAGE_KEY || key === null) useUser.setState({ user: readUser() });
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}
