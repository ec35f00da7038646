import type { Timestamp } from 'firebase-admin/firestore';
import { BUILD_ID } from './environment';

/**
 * The version of what a document guards: the moment of its last write and the build that presents it, so that neither a
 * restore nor a deploy ever meets an old answer. The revision tells apart two writes in one tick of the clock.
 */
export function versionOf(updateTime: Timestamp, revision: number): string {
  const nanoseconds = BigInt(updateTime.seconds) * 1_000_000_000n + BigInt(updateTime.nanoseconds);
  return `${nanoseconds.toString(36)}-${revision.toString(36)}-${BUILD_ID}`;
}
