import { lenientStorage } from '../../../shelf/stores/lenient-storage';
import { readStoredJson } from '../../match/ui/read-stored';
import type { ScorerLinkView } from '@futsal-cup/domain/contracts/views/scorer-views';

/** How an administrator is named where entries remember who made them. */
const ADMINISTRATOR = 'administrator';

type OpenedLink = Pick<ScorerLinkView, 'linkId' | 'name' | 'scope' | 'from' | 'to'>;

/** A link that this device has opened, with the key that the device got. */
export interface DeviceAccess {
  readonly kind: 'device';
  /** Tells the link by its own key, which is not kept. */
  readonly mark: string;
  readonly tournamentId: string;
  readonly deviceId: string;
  readonly deviceKey: string;
  /** Who scores. */
  readonly name: string;
  readonly link: OpenedLink;
}

interface AdministratorAccess {
  readonly kind: 'administrator';
  readonly tournamentId: string;
}

/** By what somebody may keep logs. */
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

/** The links as this page knows them: what a closed storage has not taken, or somebody has cleared, lasts as long as the page. */
let known: readonly DeviceAccess[] = [];

function without(links: readonly DeviceAccess[], others: readonly DeviceAccess[]): readonly DeviceAccess[] {
  const ids = new Set(others.map(({ link }) => link.linkId));
  return links.filter(({ link }) => !ids.has(link.linkId));
}

/** The links that this device has opened, the latest one first. */
export function storedLinks(): readonly DeviceAccess[] {
  const json = readStoredJson(STORAGE_KEY);
  const kept = Array.isArray(json) ? json.filter(isDeviceAccess) : [];
  const unkept = without(known, kept);
  // The latest one that this page has opened is not kept: the storage takes nothing more, and what it has is older.
  const isBehind = known[0] !== undefined && known[0] === unkept[0];
  known = isBehind ? [...unkept, ...kept] : [...kept, ...unkept];
  return known;
}

/** As a page that is loaded anew: for tests. */
export function forgetLinks(): void {
  known = [];
}

/** Links that a device has opened are kept as long as it may have entries of them. */
const MOST_LINKS = 20;

/** Keeps a link in front of the others. */
export function storeLink(latest: DeviceAccess): void {
  const links = [latest, ...without(storedLinks(), [latest])].slice(0, MOST_LINKS);
  lenientStorage.setItem(STORAGE_KEY, JSON.stringify(links));
  known = links;
}

/** The access by which an entry was made, also when another link has been opened since. */
export function accessOf(accessId: string, tournamentId: string): Access | null {
  if (accessId === ADMINISTRATOR) return { kind: 'administrator', tournamentId };
  return storedLinks().find(({ link }) => link.linkId === accessId) ?? null;
}

/** FNV-1a, 32 bits: enough to know a key again, and far too little to tell it. */
export function markOf(key: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < key.length; index += 1) {
    hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
