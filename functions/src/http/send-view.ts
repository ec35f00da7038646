import type { Request, Response } from 'express';
import type { Redirect, View } from '../features/route';

const ENTITY_TAG = /(?:W\/)?"[^"]*"/g;

const COMPRESSED = '+gzip';

/** A strong ETag always stands for the same bytes, so a compressed answer has another ETag. @internal */
export function etagOf(version: string, isCompressed = false): string {
  return `"${version}${isCompressed ? COMPRESSED : ''}"`;
}

/** The part of an ETag that the plain and the compressed form of a version share, because a cache with one form does not need the other. */
function opaque(tag: string): string {
  return tag.replace(/^W\//, '').replace(`${COMPRESSED}"`, '"');
}

/**
 * Whether a cache has a version already: `If-None-Match` is, as RFC 9110 13.1.2 defines it, a list of tags that compare weakly, or `*` for
 * any version.
 * @internal
 */
export function isKnownVersion(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const tags = ifNoneMatch.match(ENTITY_TAG) ?? [];
  return tags.some((tag) => opaque(tag) === opaque(etag));
}

const NEVER = 'no-store';
/** A caller with a token is an administrator, who must see a change at once, so no cache may keep the answer. */
const FRESH = 'private, no-store';
/**
 * The content of a version never changes, but it may contain data that the club has since removed, such as players' names. So browsers
 * keep it for a day, and the CDN for an hour: a cached copy cannot be recalled.
 */
const AT_ITS_VERSION = 'public, max-age=86400, s-maxage=3600';

function cacheControl(request: Request, isAtVersion: boolean, sharedSeconds: number): string {
  if (request.method === 'POST') return NEVER;
  if (request.headers.authorization !== undefined) return FRESH;
  return isAtVersion ? AT_ITS_VERSION : `public, max-age=0, s-maxage=${sharedSeconds}`;
}

async function sendBody(response: Response, { body }: View, isCompressed: boolean): Promise<void> {
  const bytes = isCompressed ? await body.compressed() : await body.plain();
  if (isCompressed) response.setHeader('Content-Encoding', 'gzip');
  response.status(200).setHeader('Content-Type', body.type);
  response.end(bytes);
}

/**
 * Answers a view, or 304 to a cache that has it. Express would do so itself, but never for a request with `Cache-Control: no-cache`,
 * which Hosting may send. A large view is compressed for clients that accept it, because no one else compresses a call that bypasses the
 * CDN.
 */
export async function sendView(
  request: Request,
  response: Response,
  view: View | Redirect,
  sharedSeconds: number,
): Promise<void> {
  if ('location' in view) {
    response.setHeader('Cache-Control', cacheControl(request, false, sharedSeconds));
    response.status(302).setHeader('Location', view.location).end();
    return;
  }
  const isCompressed = view.body.isWorthCompressing && request.acceptsEncodings('gzip') === 'gzip';
  const etag = etagOf(view.version, isCompressed);
  const seconds = view.sharedSeconds ?? sharedSeconds;
  response.setHeader('Cache-Control', cacheControl(request, view.isAtVersion, seconds));
  response.setHeader('Vary', 'Accept-Encoding');
  if (request.method !== 'POST') {
    response.setHeader('ETag', etag);
    if (isKnownVersion(request.headers['if-none-match'], etag)) {
      response.status(304).end();
      return;
    }
  }
  await sendBody(response, view, isCompressed);
}
