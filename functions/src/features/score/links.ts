import type { ScorerLinkView } from '@futsal-cup/domain/contracts/views/scorer-views';
import { MAX_LISTED_SCORER_LINKS, MAX_SCORER_LINKS } from '@futsal-cup/domain/cup/limits';
import { findLinkProblem, nameOfLink } from '@futsal-cup/domain/match-log/scorer-link';
import { compareText } from '@futsal-cup/domain/cup/text/text';
import { apiError, ApiError } from '../../platform/api-error';
import { type HistoryEvent, recordEvent } from '../../storage/history/record-change';
import { readFirstAnswer } from '../../storage/idempotency';
import {
  expiryOf,
  hashSecret,
  linkReference,
  newSecret,
  readLinks,
  type StoredLink,
  withoutSecret,
} from '../../storage/logs/scorer-links';
import { retryConflicts } from '../../storage/retry-conflicts';
import { toInstant } from '../../storage/stored';
import type { AnswerOf, CallOf } from '../route';
import { findMatch } from './scored-match';

function presentLink(linkId: string, link: StoredLink): ScorerLinkView {
  const { name, scope, from, to, revokedAt, createdAt, devices } = link;
  const presented = Object.entries(devices).map(([deviceId, device]) => withoutSecret(deviceId, device));
  return {
    linkId,
    name,
    scope,
    from,
    to,
    revokedAt,
    createdAt,
    devices: presented.sort(
      (a, b) => compareText(a.createdAt, b.createdAt) || compareText(a.deviceId, b.deviceId),
    ),
  };
}

/** Whether a link is valid now or later. */
function isUsable(link: StoredLink | undefined, now: number): boolean {
  if (!link) return false;
  const problem = findLinkProblem(link, now);
  return problem === null || problem === 'scorer_link_is_not_valid_yet';
}

/**
 * Makes a link. Its key is in the answer and is not stored; only a caller who repeats the same request with its Idempotency-Key gets the
 * key again (storage/idempotency.ts).
 */
export async function handleCreateScorerLink({
  request,
  dependencies: { db, cups, clock },
  actor,
  idempotencyKey,
}: CallOf<'createScorerLink'>): Promise<AnswerOf<'createScorerLink'>> {
  const { tournamentId, scope, from, to } = request;
  const name = nameOfLink(request.name, scope) ?? '';
  return retryConflicts(async () => {
    const now = clock();
    const { first, save } = await readFirstAnswer<AnswerOf<'createScorerLink'>>(db, idempotencyKey, now);
    if (first !== null) return first;
    const [{ cup }, links] = await Promise.all([cups.current(tournamentId), readLinks(db, tournamentId)]);
    if (scope.kind === 'match') findMatch(cup, scope.matchId, 'scope.matchId');
    // Two calls at the same moment may exceed the limit by one. That is acceptable, because the limits only bound the amount of stored
    // data.
    const usable = links.filter((snapshot) => isUsable(snapshot.data(), now));
    if (usable.length >= MAX_SCORER_LINKS || links.length >= MAX_LISTED_SCORER_LINKS) {
      throw apiError('tournament_has_too_many_scorer_links');
    }
    const key = newSecret();
    const linkId = hashSecret(key);
    const times = { from, to, revokedAt: null, createdAt: toInstant(now) };
    const link: StoredLink = {
      tournamentId,
      name,
      scope,
      ...times,
      devices: {},
      expiresAt: expiryOf({ to }),
    };
    const answer = { link: presentLink(linkId, link), key };
    const batch = db.batch();
    batch.create(linkReference(db, linkId), link);
    save(batch, answer);
    recordEvent(db, batch, { what: 'scorer-link-created', tournamentId, name }, { actor, now });
    await batch.commit();
    return answer;
  });
}

export async function handleGetScorerLinks({
  request: { tournamentId },
  dependencies: { db, cups },
}: CallOf<'getScorerLinks'>): Promise<AnswerOf<'getScorerLinks'>> {
  const [, links] = await Promise.all([cups.head(tournamentId), readLinks(db, tournamentId)]);
  return {
    links: links
      .map((snapshot) => ({ linkId: snapshot.id, link: snapshot.data() }))
      .flatMap(({ linkId, link }) => (link ? [presentLink(linkId, link)] : []))
      .sort((a, b) => compareText(b.createdAt, a.createdAt) || compareText(a.linkId, b.linkId)),
  };
}

function revoke(link: StoredLink, deviceId: string | undefined, revokedAt: string): StoredLink {
  if (deviceId === undefined) return { ...link, revokedAt: link.revokedAt ?? revokedAt };
  const device = Object.hasOwn(link.devices, deviceId) ? link.devices[deviceId] : undefined;
  if (!device) throw new ApiError([{ msg: 'device_not_found', path: 'deviceId' }]);
  const revoked = { ...device, revokedAt: device.revokedAt ?? revokedAt };
  return { ...link, devices: { ...link.devices, [deviceId]: revoked } };
}

/** Revokes a link, or one of its devices, from now on. */
export async function handleRevokeScorerLink({
  request: { linkId, deviceId },
  dependencies: { db, clock },
  actor,
}: CallOf<'revokeScorerLink'>): Promise<AnswerOf<'revokeScorerLink'>> {
  return retryConflicts(async () => {
    const snapshot = await linkReference(db, linkId).get();
    const link = snapshot.data();
    const { updateTime: lastUpdateTime } = snapshot;
    if (!link || !lastUpdateTime) throw new ApiError([{ msg: 'scorer_link_not_found', path: 'linkId' }]);
    const now = clock();
    const revoked = revoke(link, deviceId, toInstant(now));
    const batch = db.batch();
    batch.update(snapshot.ref, { ...revoked }, { lastUpdateTime });
    const { tournamentId } = link;
    const event: HistoryEvent =
      deviceId === undefined
        ? { what: 'scorer-link-revoked', tournamentId, name: link.name }
        : { what: 'scorer-device-revoked', tournamentId, name: link.devices[deviceId]?.name ?? null };
    recordEvent(db, batch, event, { actor, now });
    await batch.commit();
    return { link: presentLink(linkId, revoked) };
  });
}
