import { pictureKindOf, type PictureKind } from '@futsal-cup/domain/cup/hall-fields';
import type { RequestHandler } from 'express';
import type { Dependencies } from '../features/route';
import { apiError } from '../platform/api-error';
import { readStoredPicture } from '../storage/pictures';
import { withinDeadline } from './deadline';

const TYPES: Readonly<Record<PictureKind, string>> = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
};

/** The id of a picture stands for its bytes, so caches may keep it. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Answers the bytes of a stored picture. */
export function serveStoredPicture({ db }: Pick<Dependencies, 'db'>): RequestHandler<{ pictureId: string }> {
  return async ({ params: { pictureId } }, response) => {
    const kind = pictureKindOf(pictureId);
    const stored = kind && (await withinDeadline(readStoredPicture(db, pictureId)));
    if (!kind || !stored) throw apiError('picture_not_found');
    response.setHeader('Cache-Control', FOR_EVER);
    response.setHeader('Content-Type', TYPES[kind]);
    response.end(Buffer.from(stored.data, 'base64'));
  };
}
