import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accessOf, type DeviceAccess, forgetLinks, storedLinks, storeLink } from './access';

function access(linkId: string): DeviceAccess {
  return {
    kind: 'device',
    mark: linkId,
    tournamentId: 'cup-1',
    deviceId: 'device-1',
    deviceKey: `key-${linkId}`,
    name: 'Rita',
    link: { linkId, name: linkId, scope: { kind: 'cup' }, from: '', to: '' },
  };
}

const ids = () => storedLinks().map(({ link }) => link.linkId);

beforeEach(forgetLinks);
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('a link that is opened while the storage is full lasts as long as the page, beside those that are stored', () => {
  storeLink(access('older'));
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  storeLink(access('newer'));
  expect(ids()).toEqual(['newer', 'older']);
  expect(accessOf('newer', 'cup-1')).toMatchObject({ deviceKey: 'key-newer' });
  full.mockRestore();
  storeLink(access('newest'));
  expect(ids()).toEqual(['newest', 'newer', 'older']);
  expect(JSON.parse(localStorage.getItem('score-links') ?? '')).toHaveLength(3);
});

test('a link lasts as long as the page when somebody clears the storage, and is not written back', () => {
  storeLink(access('first'));
  expect(ids()).toEqual(['first']);
  localStorage.clear();
  expect(accessOf('first', 'cup-1')).toMatchObject({ deviceKey: 'key-first' });
  expect(localStorage.getItem('score-links')).toBeNull();
});

test('a link that another tab has opened comes before those of this page', () => {
  storeLink(access('here'));
  const stored = JSON.parse(localStorage.getItem('score-links') ?? '') as DeviceAccess[];
  localStorage.setItem('score-links', JSON.stringify([access('elsewhere'), ...stored]));
  expect(ids()).toEqual(['elsewhere', 'here']);
});
