import { hasRoomForDevice, type ScorerDevice } from '@futsal-cup/domain/match-log/scorer-link';
import { throttleOpening } from '../../accounts/throttle';
import { apiError } from '../../platform/api-error';
import {
  deviceKeyOf,
  findDevice,
  hashSecret,
  linkReference,
  newSecret,
  readScorerKey,
  type StoredLink,
} from '../../storage/logs/scorer-links';
import { retryConflicts } from '../../storage/retry-conflicts';
import { toInstant } from '../../storage/stored';
import type { AnswerOf, CallOf } from '../route';

interface Opened {
  readonly device: ScorerDevice;
  readonly deviceKey: string;
}

/**
 * The device that the sent key belongs to, if it is a device of this link. A revoked device is refused, so that it does not return as a
 * new one.
 */
function findKnown(linkId: string, link: StoredLink, deviceKey: string | undefined): Opened | null {
  const read = deviceKey === undefined ? null : readScorerKey(deviceKey);
  if (deviceKey === undefined || !read || read.secretHash === null || read.linkId !== linkId) return null;
  const device = findDevice(link, read.secretHash);
  if (device && device.revokedAt !== null) throw apiError('scorer_link_was_revoked');
  return device && { device, deviceKey };
}

/**
 * Gives a device that opens a link a key of its own, so that it can be revoked by itself. A device that generates the secret of its key may
 * call again when it got no answer. Only a new device counts as an opening, so that a flood does not lock out known devices.
 */
export async function handleOpenScorerLink({
  request: { name, deviceKey, deviceSecret },
  dependencies,
  scorer,
}: CallOf<'openScorerLink'>): Promise<AnswerOf<'openScorerLink'>> {
  if (scorer === null) throw apiError('scorer_key_is_missing');
  const { linkId } = scorer;
  const { db, cups, newId } = dependencies;
  const reference = linkReference(db, linkId);
  const ownKey = deviceSecret && deviceKeyOf(linkId, deviceSecret);
  const now = dependencies.clock();

  function findOwn(link: StoredLink): Opened | null {
    return findKnown(linkId, link, deviceKey) ?? findKnown(linkId, link, ownKey);
  }

  async function open(): Promise<Opened> {
    const snapshot = await reference.get();
    const link = snapshot.data();
    const { updateTime: lastUpdateTime } = snapshot;
    if (!link || !lastUpdateTime) throw apiError('scorer_key_is_not_valid');
    const known = findOwn(link);
    if (known) return known;
    if (link.revokedAt !== null) throw apiError('scorer_link_was_revoked');
    if (!hasRoomForDevice(Object.values(link.devices))) throw apiError('scorer_link_has_too_many_devices');
    const deviceId = newId();
    const secret = deviceSecret ?? newSecret();
    const instant = toInstant(now);
    const device = { name, createdAt: instant, lastUsedAt: instant, revokedAt: null };
    const stored = { ...device, secretHash: hashSecret(secret) };
    await reference.update({ [`devices.${deviceId}`]: stored }, { lastUpdateTime });
    return { device: { deviceId, ...device }, deviceKey: deviceKeyOf(linkId, secret) };
  }

  async function openAsNew(): Promise<Opened> {
    await throttleOpening(dependencies, linkId);
    return retryConflicts(open);
  }

  const opened = findOwn(scorer.link) ?? (await cups.inTurn(`link ${linkId}`, openAsNew));
  const { tournamentId, name: nameOfLink, scope, from, to } = scorer.link;
  return { now, tournamentId, link: { linkId, name: nameOfLink, scope, from, to }, ...opened };
}
