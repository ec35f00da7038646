import { MAX_SCORER_DEVICES } from '@futsal-cup/domain/cup/limits';
import type { ScorerDevice } from '@futsal-cup/domain/match-log/scorer-link';
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

/** The device whose key was sent along, if it is one of this link. One that was revoked does not come back as another. */
function findKnown(linkId: string, link: StoredLink, deviceKey: string | undefined): Opened | null {
  const read = deviceKey === undefined ? null : readScorerKey(deviceKey);
  if (deviceKey === undefined || !read || read.secretHash === null || read.linkId !== linkId) return null;
  const device = findDevice(link, read.secretHash);
  if (device && device.revokedAt !== null) throw apiError('scorer_link_was_revoked');
  return device && { device, deviceKey };
}

/**
 * Gives a device that opens a link a key of its own, so that it can be revoked by itself. A device that makes the secret of its key
 * may call again when it got no answer.
 */
export async function handleOpenScorerLink({
  request: { name, deviceKey, deviceSecret },
  dependencies: { db, clock, newId },
  scorer,
}: CallOf<'openScorerLink'>): Promise<AnswerOf<'openScorerLink'>> {
  if (scorer === null) throw apiError('scorer_key_is_missing');
  const { linkId } = scorer;
  const reference = linkReference(db, linkId);

  async function open(now: number): Promise<Opened> {
    const snapshot = await reference.get();
    const link = snapshot.data();
    const { updateTime: lastUpdateTime } = snapshot;
    if (!link || !lastUpdateTime) throw apiError('scorer_key_is_not_valid');
    const ownKey = deviceSecret && deviceKeyOf(linkId, deviceSecret);
    const known = findKnown(linkId, link, deviceKey) ?? findKnown(linkId, link, ownKey);
    if (known) return known;
    if (link.revokedAt !== null) throw apiError('scorer_link_was_revoked');
    if (Object.keys(link.devices).length >= MAX_SCORER_DEVICES) {
      throw apiError('scorer_link_has_too_many_devices');
    }
    const deviceId = newId();
    const secret = deviceSecret ?? newSecret();
    const instant = toInstant(now);
    const device = { name, createdAt: instant, lastUsedAt: instant, revokedAt: null };
    const stored = { ...device, secretHash: hashSecret(secret) };
    await reference.update({ [`devices.${deviceId}`]: stored }, { lastUpdateTime });
    return { device: { deviceId, ...device }, deviceKey: deviceKeyOf(linkId, secret) };
  }

  const now = clock();
  const opened = await retryConflicts(() => open(now));
  const { tournamentId, name: nameOfLink, scope, from, to } = scorer.link;
  return { now, tournamentId, link: { linkId, name: nameOfLink, scope, from, to }, ...opened };
}
