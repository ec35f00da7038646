import { findLateProblem, findLinkProblem } from '@futsal-cup/domain/match-log/scorer-link';
import { apiError } from '../platform/api-error';
import {
  findDevice,
  isUseWorthNoting,
  linkReference,
  noteUse,
  readScorerKey,
  type Scorer,
  type StoredLink,
} from '../storage/logs/scorer-links';
import { toInstant } from '../storage/stored';
import type { Counting } from './counters';
import { throttleWrongKey } from './throttle';

/** The dependencies that are needed to admit a scorer. */
export type ScorerChecks = Counting;

interface ScorerCall {
  readonly key: string;
  /** The path of the call below `/score`. */
  readonly path: string;
  readonly body: unknown;
  readonly address: string;
}

/** The path of the only call that accepts the key of a link; all other calls need the key of a device. */
const OPEN = /^\/open\/?$/i;

/** The instants at which the entries of a call were made; null for a call without entries. */
function entriesMadeAt(body: unknown): number[] | null {
  const entries: unknown = (body as { readonly entries?: unknown } | null | undefined)?.entries;
  if (!Array.isArray(entries)) return null;
  return entries.map((entry: { readonly at?: unknown } | null) => Number(entry?.at ?? NaN));
}

function refuseOutOfTime(link: StoredLink, body: unknown, now: number): void {
  const madeAt = entriesMadeAt(body);
  const problem = madeAt === null ? findLinkProblem(link, now) : findLateProblem(link, now, madeAt);
  if (problem) throw apiError(problem);
}

async function noteUseAt(checks: ScorerChecks, { linkId, device }: Scorer, now: number): Promise<void> {
  if (device === null || !isUseWorthNoting(device, now)) return;
  await noteUse(checks.db, linkId, device.deviceId, toInstant(now)).catch((error: unknown) => {
    checks.logger.warn('That a device of a scorer is in use was not noted.', { details: String(error) });
  });
}

/**
 * Reads the link of a key. The link is read at every call and never cached, so that a revoked link is refused at once. A call is refused if
 * the link or its device is revoked, or outside of the link's time; an ended link still takes entries that were made within its time.
 */
export async function admitScorer(checks: ScorerChecks, call: ScorerCall): Promise<Scorer> {
  const { key, path, body, address } = call;
  const isOpening = OPEN.test(path);
  const read = readScorerKey(key);
  if (!read || (read.secretHash === null) !== isOpening) throw apiError('scorer_key_is_not_valid');
  const link = (await linkReference(checks.db, read.linkId).get()).data();
  if (!link) {
    if (isOpening) await throttleWrongKey(checks, address);
    throw apiError('scorer_key_is_not_valid');
  }
  const device = read.secretHash === null ? null : findDevice(link, read.secretHash);
  if (read.secretHash !== null && device === null) throw apiError('scorer_key_is_not_valid');
  const now = checks.clock();
  if (device && device.revokedAt !== null) throw apiError('scorer_link_was_revoked');
  refuseOutOfTime(link, body, now);
  const scorer = { linkId: read.linkId, link, device };
  await noteUseAt(checks, scorer, now);
  return scorer;
}
