import { nameKey } from '../cup/text/name-key';
import { MAX_LISTED_SCORER_DEVICES, MAX_SCORER_DEVICES } from '../cup/limits';
import type { ErrorCode } from '../cup/error-codes/error-codes';

/** The matches that a link is for: one match, all matches on a court, or all matches of the tournament. */
export type ScorerScope =
  | { readonly kind: 'match'; readonly matchId: string }
  /** `court` is the `location` of the matches. */
  | { readonly kind: 'court'; readonly court: string }
  | { readonly kind: 'cup' };

/** A phone or tablet that has opened a link. Times are ISO instants. */
export interface ScorerDevice {
  readonly deviceId: string;
  /** The name of the person who scores with the device. */
  readonly name: string;
  readonly createdAt: string;
  readonly lastUsedAt: string;
  readonly revokedAt: string | null;
}

/** A link with which people without an account enter the logs of its matches, from one instant to another. */
export interface ScorerLink {
  readonly linkId: string;
  readonly tournamentId: string;
  readonly name: string;
  readonly scope: ScorerScope;
  readonly from: string;
  readonly to: string;
  readonly revokedAt: string | null;
  readonly createdAt: string;
}

/** The name of a link: the one that was typed, or else that of its court. Other links have no name of their own. */
export function nameOfLink(typed: string | undefined, scope: ScorerScope): string | null {
  return typed ?? (scope.kind === 'court' ? scope.court : null);
}

/** Compares the names of courts as all names are compared. */
export function isSameCourt(court: string, other: string): boolean {
  return nameKey(court) === nameKey(other);
}

/** Whether a match is among those of a link. */
export function isInScope(
  scope: ScorerScope,
  match: { readonly matchId: string; readonly location: string },
): boolean {
  switch (scope.kind) {
    case 'match':
      return scope.matchId === match.matchId;
    case 'court':
      return isSameCourt(scope.court, match.location);
    case 'cup':
      return true;
  }
}

type OpenedBy = readonly Pick<ScorerDevice, 'revokedAt'>[];

/** The number of devices that may use a link. A revoked device does not count. */
export function countDevicesInUse(devices: OpenedBy): number {
  return devices.filter(({ revokedAt }) => revokedAt === null).length;
}

/** Whether another device may open a link that these devices have opened. */
export function hasRoomForDevice(devices: OpenedBy): boolean {
  return countDevicesInUse(devices) < MAX_SCORER_DEVICES && devices.length < MAX_LISTED_SCORER_DEVICES;
}

/** The time after the end of a link during which entries that were made before the end are still accepted. */
const LATE_ENTRIES_MS = 24 * 60 * 60 * 1_000;

/** Only the end is checked: an entry dated before the link begins gets the beginning as its date, as no device opened the link before. */
function isWithin({ to }: Pick<ScorerLink, 'to'>, at: number): boolean {
  return at <= Date.parse(to);
}

/** Why a link cannot be used at an instant (milliseconds), or null when it can. */
export function findLinkProblem(
  { from, to, revokedAt }: Pick<ScorerLink, 'from' | 'to' | 'revokedAt'>,
  now: number,
): ErrorCode | null {
  if (revokedAt !== null) return 'scorer_link_was_revoked';
  if (now < Date.parse(from)) return 'scorer_link_is_not_valid_yet';
  return now > Date.parse(to) ? 'scorer_link_has_expired' : null;
}

/**
 * Why a link cannot take entries that were made at these instants, or null when it can. An ended link still accepts entries from its
 * time, which phones without a network send late. Entries from another time are refused one by one (`isMadeOutOfTime`).
 */
export function findLateProblem(
  link: Pick<ScorerLink, 'from' | 'to' | 'revokedAt'>,
  now: number,
  madeAt: readonly number[],
): ErrorCode | null {
  const problem = findLinkProblem(link, now);
  if (problem !== 'scorer_link_has_expired') return problem;
  const end = Date.parse(link.to);
  const isLate = now <= end + LATE_ENTRIES_MS && madeAt.some((at) => isWithin(link, at));
  return isLate ? null : problem;
}

/** Whether a link has ended and an entry was made after its end. */
export function isMadeOutOfTime(link: Pick<ScorerLink, 'to'>, now: number, at: number): boolean {
  return now > Date.parse(link.to) && !isWithin(link, at);
}
