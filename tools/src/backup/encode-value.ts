import { Timestamp } from 'firebase-admin/firestore';

/** Firestore has types that JSON lacks; of those we store only timestamps, written as `{ "$timestamp": ISO }`. */
const TIMESTAMP = '$timestamp';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** ISO with all nine decimals, because Firestore keeps more than the milliseconds of a `Date`. */
function timestampToText(timestamp: Timestamp): string {
  const seconds = new Date(timestamp.seconds * 1000).toISOString().slice(0, 19);
  return `${seconds}.${String(timestamp.nanoseconds).padStart(9, '0')}Z`;
}

function timestampFromText(text: string): Timestamp {
  const [seconds = '', nanoseconds = ''] = text.replace('Z', '').split('.');
  return new Timestamp(Date.parse(`${seconds}Z`) / 1000, Number(nanoseconds));
}

function mapValues<From, To>(value: Record<string, From>, change: (item: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, change(item)]));
}

export function encodeValue(value: unknown): Json {
  if (value instanceof Timestamp) return { [TIMESTAMP]: timestampToText(value) };
  if (Array.isArray(value)) return value.map(encodeValue);
  if (value !== null && typeof value === 'object') {
    if (Object.getPrototypeOf(value) !== Object.prototype) {
      throw new Error(`A backup cannot hold a ${value.constructor.name}.`);
    }
    return mapValues(value as Record<string, unknown>, encodeValue);
  }
  return value as Json;
}

export function decodeValue(json: Json): unknown {
  if (Array.isArray(json)) return json.map(decodeValue);
  if (json === null || typeof json !== 'object') return json;
  const timestamp = json[TIMESTAMP];
  if (typeof timestamp === 'string') return timestampFromText(timestamp);
  return mapValues(json, decodeValue);
}
