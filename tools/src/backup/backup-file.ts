import { createHash } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { UserError } from '../user-error';

const FORMAT = 'futsal-cup-backup';
/**
 * Firestore has types that JSON lacks. A backup stores two of them: timestamps as `{ "$timestamp": ISO }`, and bytes as `{ "$bytes": base64
 * }`.
 */
const TIMESTAMP = '$timestamp';
const BYTES = '$bytes';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Documents = Record<string, Json>;
export type Collections = Record<string, Documents>;

interface BackupFile {
  readonly format: typeof FORMAT;
  readonly checksum: string;
  readonly collections: Collections;
}

/** Writes a timestamp in ISO format with nine decimals, because Firestore is more precise than the milliseconds of a `Date`. */
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
  if (value instanceof Uint8Array) return { [BYTES]: Buffer.from(value).toString('base64') };
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
  const bytes = json[BYTES];
  if (typeof bytes === 'string') return Buffer.from(bytes, 'base64');
  return mapValues(json, decodeValue);
}

/** The checksum in a backup's file, which distinguishes the content from any other content. */
export function checksumOf(collections: Collections): string {
  return createHash('sha256').update(JSON.stringify(collections)).digest('hex');
}

export function printBackup(collections: Collections): string {
  const file: BackupFile = { format: FORMAT, checksum: checksumOf(collections), collections };
  return `${JSON.stringify(file, null, 2)}\n`;
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UserError(`${name} is not a whole backup: it ends early or is no JSON. Nothing was written.`);
  }
}

function isBackup(value: unknown): value is BackupFile {
  if (typeof value !== 'object' || value === null) return false;
  const { format, checksum, collections } = value as Partial<BackupFile>;
  return (
    format === FORMAT &&
    typeof checksum === 'string' &&
    typeof collections === 'object' &&
    collections !== null
  );
}

/** Checks the whole backup before anything is written: a truncated or edited file is a user error. */
export function parseBackup(text: string, name: string): Collections {
  const file = parseJson(text, name);
  if (!isBackup(file)) throw new UserError(`${name} is not a backup of Futsal Cup. Nothing was written.`);
  if (checksumOf(file.collections) !== file.checksum) {
    throw new UserError(
      `${name} was changed after it was written (its checksum differs). Nothing was written.`,
    );
  }
  return file.collections;
}
