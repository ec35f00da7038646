import { createHash } from 'node:crypto';
import type { SharePage } from '../share-page';
import type { PictureContent } from './picture-content';

/** Raise this when the drawing changes, because caches store a picture by its version. */
const DESIGN = 2;

/** The version of a picture, which changes with its content, such as the score. */
export function pictureVersion(content: PictureContent): string {
  return createHash('sha256')
    .update(JSON.stringify([DESIGN, content]))
    .digest('base64url')
    .slice(0, 16);
}

/** The address of a page's picture, from the root of the site. It changes with the content, so that no preview shows an outdated score. */
export function addressOfPicture({ address }: Pick<SharePage, 'address'>, version: string): string {
  return `/s${address.replace('?', '.png?')}&${new URLSearchParams({ v: version })}`;
}
