import { IDBDatabase, IDBObjectStore, IDBTransaction } from 'fake-indexeddb';
import { get } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freshDatabase } from '../../../testing/fresh-database';
import { changeKept, type DeviceStore, openDeviceStore } from './device-store';

const put = (device: DeviceStore, value: unknown) => changeKept(device.use, 'name', () => value);
const read = (device: DeviceStore) => get<unknown>('name', device.use);

/** Deletes the database; this is blocked while any connection to it is open, such as that of a page that was left. */
function deleteDatabase(): Promise<'deleted' | 'blocked'> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase('futsal-cup-score');
    request.onsuccess = () => resolve('deleted');
    request.onblocked = () => resolve('blocked');
  });
}

describe('the storage of the device', () => {
  beforeEach(freshDatabase);
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('changes what is there, one after the other, and commits each change with its last request', async () => {
    const commit = vi.spyOn(IDBTransaction.prototype, 'commit');
    const device = openDeviceStore();
    const add = (text: string) => changeKept(device.use, 'name', (kept) => [...((kept as []) ?? []), text]);
    await Promise.all([add('a'), add('b')]);
    expect(await read(device)).toEqual(['a', 'b']);
    expect(commit).toHaveBeenCalledTimes(2);
  });

  test('begins nothing and holds nothing while the page is left', async () => {
    const device = openDeviceStore();
    await put(device, 'before');
    device.leave();
    await expect(put(device, 'left')).rejects.toThrow('The page is left.');
    expect(await deleteDatabase()).toBe('deleted');
  });

  test('leaves no transaction that waits for a page that is gone, and finishes what is committed', async () => {
    const device = openDeviceStore();
    await put(device, 'before');
    const waiting = changeKept(device.use, 'name', () => 'waiting');
    await Promise.resolve();
    device.leave();
    await expect(waiting).rejects.toBeTruthy();
    device.comeBack();
    expect(await read(device)).toBe('before');
    const committed = changeKept(device.use, 'name', () => {
      queueMicrotask(() => device.leave());
      return 'committed';
    });
    await committed;
    device.comeBack();
    expect(await read(device)).toBe('committed');
  });

  test('goes on when the page is back', async () => {
    const device = openDeviceStore();
    await put(device, 'before');
    device.leave();
    device.comeBack();
    expect(await read(device)).toBe('before');
  });

  test('begins anew when somebody has cleared it', async () => {
    const device = openDeviceStore();
    await put(device, 'before');
    expect(await deleteDatabase()).toBe('deleted');
    expect(await read(device)).toBeUndefined();
    await put(device, 'after');
    expect(await read(device)).toBe('after');
  });

  test('opens again once where the browser has closed it without a word', async () => {
    const device = openDeviceStore();
    await put(device, 'before');
    const broken = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('The connection was closed.', 'InvalidStateError');
    });
    expect(await read(device)).toBe('before');
    expect(broken).toHaveBeenCalledTimes(2);
  });

  test('says why it takes nothing, and takes what comes once it does', async () => {
    const device = openDeviceStore();
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await expect(put(device, 'too much')).rejects.toThrow('full');
    full.mockRestore();
    await put(device, 'after');
    expect(await read(device)).toBe('after');
  });

  test('is tried again after it could not be opened', async () => {
    const { open } = indexedDB;
    const device = openDeviceStore();
    const forbidden = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    await expect(read(device)).rejects.toThrow('forbidden');
    forbidden.mockRestore();
    expect(indexedDB.open).toBe(open);
    expect(await read(device)).toBeUndefined();
  });
});
