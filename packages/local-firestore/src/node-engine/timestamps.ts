import { Timestamp } from 'firebase-admin/firestore';
import type { WireTimestamp } from './wire';

export function toWireTimestamp(time: Timestamp): WireTimestamp {
  return { seconds: String(time.seconds), nanos: time.nanoseconds } as unknown as WireTimestamp;
}

export function fromWireTimestamp(time: WireTimestamp): Timestamp {
  return new Timestamp(Number(time.seconds ?? 0), time.nanos ?? 0);
}
