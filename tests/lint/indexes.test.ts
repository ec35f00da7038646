import { DOCUMENT_SCHEMAS } from '@futsal-cup/domain/stored/document-schemas';
import { ROOT } from '@futsal-cup/tools/project';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** The fields of a match by which the function looks for matches. */
const QUERIED = ['tournamentId', 'state'];

interface Overrides {
  readonly fieldOverrides: readonly { readonly collectionGroup: string; readonly fieldPath: string }[];
}

/*
 * A commit may be of 10 MiB with the entries of its indexes, of which Firestore makes two for each field (docs/decisions/0110-categories.md).
 */
it('no field of a match has an index, but for those by which matches are looked for', async () => {
  const { fieldOverrides } = JSON.parse(
    await readFile(join(ROOT, 'firestore.indexes.json'), 'utf8'),
  ) as Overrides;
  const without = fieldOverrides.flatMap(({ collectionGroup, fieldPath }) =>
    collectionGroup === 'matches' ? [fieldPath] : [],
  );
  const fields = Object.keys(DOCUMENT_SCHEMAS.matches.shape);
  expect([...without, ...QUERIED].sort()).toEqual(fields.sort());
});
