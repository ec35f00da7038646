import { createHash } from 'node:crypto';
import type { SharePage } from '../share-page';
import type { PictureContent } from './picture-content';

/** Raised when the same content is drawn in another way, because caches keep a picture by its version. */
const DESIGN = 1;

/** Names what a picture shows: another score is another version. */
export function pictureVersion(content: PictureContent): string {
  return createHash('sha256')
    .update(JSON.stringify([DESIGN, content]))
    .digest('base64url')
    .slice(0, 16);
}

/** The address of a page's picture, from the root of the site: another score has another, so that no preview keeps the old one. */
export function addressOfPicture({ address }: Pick<SharePage, 'address'>, version: string): string {
  return `/s${address.replace('?', '.png?')}&${new URLSearchParams({ v: version })}`;
}
