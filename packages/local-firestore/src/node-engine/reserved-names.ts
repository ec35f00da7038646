import { invalidArgument } from './service-error';
import type { Value, Write } from './wire';

/** Firestore keeps these names of fields, documents and collections for itself ("Usage and limits", "Collections, documents, and fields"). */
const RESERVED = /^__.*__$/s;

function refuseReserved(name: string): void {
  if (RESERVED.test(name)) throw invalidArgument(`The name '${name}' is reserved.`);
}

function refuseInFields(fields: Readonly<Record<string, Value>> | null | undefined): void {
  for (const [name, value] of Object.entries(fields ?? {})) {
    refuseReserved(name);
    refuseInValue(value);
  }
}

function refuseInValue({ mapValue, arrayValue }: Value): void {
  refuseInFields(mapValue?.fields);
  arrayValue?.values?.forEach(refuseInValue);
}

/** Refuses a write with a reserved name, which firebase-bridge takes and Firestore does not. `path` is that of the document. */
export function refuseReservedNames({ update, updateMask, updateTransforms }: Write, path: string): void {
  path.split('/').forEach(refuseReserved);
  refuseInFields(update?.fields);
  const changed = [
    ...(updateMask?.fieldPaths ?? []),
    ...(updateTransforms ?? []).map(({ fieldPath }) => fieldPath ?? ''),
  ];
  for (const field of changed) field.split('.').forEach(refuseReserved);
}
