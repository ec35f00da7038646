import { lenientStorage } from '../../../shelf/stores/lenient-storage';
import { readStoredJson } from '../../match/ui/read-stored';
import type { ScorerLinkView } from '@futsal-cup/domain/contracts/views/scorer-views';

/** Stored entries refer to an administrator's access by this id. */
const ADMINISTRATOR = 'administrator';

type OpenedLink = Pick<ScorerLinkView, 'linkId' | 'name' | 'scope' | 'from' | 'to'>;

/** A link that this device has opened, with the key that the device got. */
export interface DeviceAccess {
  readonly kind: 'device';
  /** A hash of the link's own key, which identifies the link. The key itself is not stored. */
  readonly mark: string;
  readonly tournamentId: string;
  readonly deviceId: string;
  readonly deviceKey: string;
  /** The name of the scorer. */
  readonly name: string;
  readonly link: OpenedLink;
}

interface AdministratorAccess {
  readonly kind: 'administrator';
  readonly tournamentId: string;
}

/** An access gives the right to enter logs. */
export type Access = DeviceAccess | AdministratorAccess;

export function accessIdOf(access: Access): string {
  return access.kind === 'device' ? access.link.linkId : ADMINISTRATOR;
}

const STORAGE_KEY = 'score-links';

function isDeviceAccess(value: unknown): value is DeviceAccess {
  if (typeof value !== 'object' || value === null) return false;
  const { deviceKey, tournamentId, link } = value as Partial<DeviceAccess>;
  return (
    typeof deviceKey === 'string' && typeof tournamentId === 'string' && typeof link?.linkId === 'string'
  );
}

/** Holds the links in memory, in case the storage refuses or loses them while the page is open. */
let known: readonly DeviceAccess[] = [];

function without(links: readonly DeviceAccess[], others: readonly DeviceAccess[]): readonly DeviceAccess[] {
  const ids = new Set(others.map(({ link }) => link.linkId));
  return links.filter(({ link }) => !ids.has(link.linkId));
}

/** Returns the links that this device has opened, the latest one first. */
export function storedLinks(): readonly DeviceAccess[] {
  const json = readStoredJson(STORAGE_KEY);
  const kept = Array.isArray(json) ? json.filter(isDeviceAccess) : [];
  const unkept = without(known, kept);
  // If the latest link of this page is not stored, the storage accepts nothing new and has only older links.
  const isBehind = known[0] !== undefined && known[0] === unkept[0];
  known = isBehind ? [...unkept, ...kept] : [...kept, ...unkept];
  return known;
}

/** Resets the links as a reload of the page would; only tests use it. */
export function forgetLinks(): void {
  known = [];
}

/** A device stores this many links, because it may still have entries of older ones. */
const MOST_LINKS = 20;

/** Stores a link as the latest one. */
export function storeLink(latest: DeviceAccess): void {
  const links = [latest, ...without(storedLinks(), [latest])].slice(0, MOST_LINKS);
  lenientStorage.setItem(STORAGE_KEY, JSON.stringify(links));
  known = links;
}

/** Returns the access that an entry was made with, even if another link has been opened since. */
export function accessOf(accessId: string, tournamentId: string): Access | null {
  if (accessId === ADMINISTRATOR) return { kind: 'administrator', tournamentId };
  return storedLinks().find(({ link }) => link.linkId === accessId) ?? null;
}

/** Hashes a key with FNV-1a, 32 bits: enough to recognise the key, and far too little to reconstruct it. */
export function markOf(key: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < key.length; index += 1) {
    hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
