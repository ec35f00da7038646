import type { ScorerDevice, ScorerLink } from '@futsal-cup/domain/match-log/scorer-link';
import { createHash, randomBytes } from 'node:crypto';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';

/** A device of a link; `secretHash` is the hash of the secret that only the device has. */
export interface StoredDevice extends Omit<ScorerDevice, 'deviceId'> {
  readonly secretHash: string;
}

/** A document of `scorerLinks`; its id is the hash of the link's key, and its devices are listed by their ids. */
export interface StoredLink extends Omit<ScorerLink, 'linkId'> {
  readonly devices: Readonly<Record<string, StoredDevice>>;
  /** Firestore's time-to-live policy deletes the document some time after this instant. */
  readonly expiresAt: Timestamp;
}

/** The caller with a scorer's key. The key of a link comes without a device, and is only good for opening the link. */
export interface Scorer {
  readonly linkId: string;
  readonly link: StoredLink;
  readonly device: ScorerDevice | null;
}

const SECRET_BYTES = 16;
const LINK_KEY = /^[\w-]{22}$/;
const DEVICE_KEY = /^([0-9a-f]{64})\.([\w-]{22})$/;

/** A new secret of 128 random bits, for a link or a device. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** The hash of a secret, which is stored in its place: nobody can guess 128 random bits from it. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

export function deviceKeyOf(linkId: string, secret: string): string {
  return `${linkId}.${secret}`;
}

/** The id of the link that a key belongs to, and the hash of the device's secret where it is the key of a device. */
interface ReadKey {
  readonly linkId: string;
  readonly secretHash: string | null;
}

/** Takes a scorer's key apart; returns null when the text does not have the form of a key. */
export function readScorerKey(key: string): ReadKey | null {
  if (LINK_KEY.test(key)) return { linkId: hashSecret(key), secretHash: null };
  const [, linkId, secret] = DEVICE_KEY.exec(key) ?? [];
  return linkId === undefined || secret === undefined ? null : { linkId, secretHash: hashSecret(secret) };
}

export function findDevice({ devices }: StoredLink, secretHash: string): ScorerDevice | null {
  const [deviceId, device] = Object.entries(devices).find(([, each]) => each.secretHash === secretHash) ?? [];
  return deviceId === undefined || device === undefined ? null : withoutSecret(deviceId, device);
}

export function withoutSecret(deviceId: string, device: StoredDevice): ScorerDevice {
  const { name, createdAt, lastUsedAt, revokedAt } = device;
  return { deviceId, name, createdAt, lastUsedAt, revokedAt };
}

export function linkReference(db: Firestore, linkId: string): DocumentReference<StoredLink> {
  return db.collection('scorerLinks').doc(linkId) as DocumentReference<StoredLink>;
}

export async function readLinks(
  db: Firestore,
  tournamentId: string,
): Promise<readonly DocumentSnapshot<StoredLink>[]> {
  const { docs } = await db.collection('scorerLinks').where('tournamentId', '==', tournamentId).get();
  return docs as unknown as DocumentSnapshot<StoredLink>[];
}

const KEPT_AFTER_END_MS = 30 * 24 * 60 * 60 * 1_000;

export function expiryOf({ to }: Pick<ScorerLink, 'to'>): Timestamp {
  return Timestamp.fromMillis(Date.parse(to) + KEPT_AFTER_END_MS);
}

const NOTED_EVERY_MS = 5 * 60 * 1_000;

/** Whether the last use of a device is old enough to be recorded again. */
export function isUseWorthNoting({ lastUsedAt }: ScorerDevice, now: number): boolean {
  return now - Date.parse(lastUsedAt) >= NOTED_EVERY_MS;
}

/** Records that a device is in use, in a write of its own: no other write depends on it. */
export async function noteUse(
  db: Firestore,
  linkId: string,
  deviceId: string,
  usedAt: string,
): Promise<void> {
  const reference: DocumentReference = db.collection('scorerLinks').doc(linkId);
  await reference.update(new FieldPath('devices', deviceId, 'lastUsedAt'), usedAt);
}
