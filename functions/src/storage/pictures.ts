import type { Picture } from '@futsal-cup/domain/cup/records';
import { MAX_PICTURES } from '@futsal-cup/domain/cup/limits';
import { createHash } from 'node:crypto';
import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
import { ApiError } from '../platform/api-error';

/** A document of `pictures`. Its bytes are in base64, so that a backup, which is JSON, has them as they are. */
export interface StoredPicture {
  readonly createdAt: string;
  readonly width: number;
  readonly height: number;
  readonly data: string;
}

function picturesOf(db: Firestore): CollectionReference<StoredPicture> {
  return db.collection('pictures') as CollectionReference<StoredPicture>;
}

export function pictureIdOf(bytes: Buffer, kind: string): string {
  return `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}-${kind}`;
}

/** Stores a picture once. Nothing deletes it again: the history puts back cups that show it. */
export async function keepPicture(db: Firestore, pictureId: string, picture: StoredPicture): Promise<void> {
  const pictures = picturesOf(db);
  const document = pictures.doc(pictureId);
  if ((await document.get()).exists) return;
  const { count } = (await pictures.count().get()).data();
  if (count >= MAX_PICTURES) throw new ApiError([{ msg: 'too_many_pictures', path: 'data' }]);
  await document.set(picture);
}

export async function readStoredPicture(db: Firestore, pictureId: string): Promise<StoredPicture | null> {
  return (await picturesOf(db).doc(pictureId).get()).data() ?? null;
}

/** The picture with this id, which has to be stored; `path` is the field of the request that names it. */
export async function findPicture(db: Firestore, pictureId: string, path: string): Promise<Picture> {
  const stored = await readStoredPicture(db, pictureId);
  if (!stored) throw new ApiError([{ msg: 'picture_not_found', path }]);
  return { pictureId, width: stored.width, height: stored.height };
}
