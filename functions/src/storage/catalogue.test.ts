import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { CATALOGUE, readRecord } from './catalogue';

const READ_AT = Timestamp.fromMillis(2_000);

/** A record that is missing at the first read and present at the second; the catalogue was last written at the given instant. */
function recordWhileWritten(catalogueWritten: Timestamp) {
  const catalogue = { exists: true, get: () => undefined, updateTime: catalogueWritten };
  const getAll = vi.fn(async () => [catalogue, { exists: true }]);
  const firestore = { doc: (path: string) => ({ path, get: async () => catalogue }), getAll };
  const get = async () => ({ exists: false, readTime: READ_AT });
  return { reference: { firestore, get } as unknown as DocumentReference, getAll };
}

describe('a record that is not there', () => {
  it('is gone when the catalogue was last written before it was looked for', async () => {
    const { reference, getAll } = recordWhileWritten(READ_AT);
    await expect(readRecord(reference)).resolves.toMatchObject({ exists: false });
    expect(getAll).not.toHaveBeenCalled();
  });

  it('is looked for again when a restore may have ended between the reads', async () => {
    const { reference, getAll } = recordWhileWritten(Timestamp.fromMillis(2_001));
    await expect(readRecord(reference)).resolves.toMatchObject({ exists: true });
    expect(getAll).toHaveBeenCalledWith(expect.objectContaining({ path: CATALOGUE }), reference);
  });
});
