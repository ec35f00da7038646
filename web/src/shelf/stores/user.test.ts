import { afterEach, expect, test, vi } from 'vitest';
import { buildUser } from '../../testing/build-user';
import { currentUser, removeUser, saveUser } from './user';

afterEach(() => {
  vi.restoreAllMocks();
  removeUser();
});

/** Refuses the storage, as browsers do in a private window or once it is full. */
function refuse(method: 'setItem' | 'removeItem'): void {
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError');
  });
}

test('a login lasts as long as the page where the storage is full', () => {
  refuse('setItem');
  const user = buildUser();
  saveUser(user);
  expect(currentUser()).toEqual(user);
});

test('who logs out is logged out, whatever the storage says', () => {
  saveUser(buildUser());
  refuse('removeItem');
  removeUser();
  expect(currentUser()).toBeNull();
});
