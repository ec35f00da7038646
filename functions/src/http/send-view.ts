import type { Request, Response } from 'express';
import type { View } from '../features/route';

const ENTITY_TAG = /(?:W\/)?"[^"]*"/g;

/** A strong tag: the same version always has the same bytes. @internal */
export function etagOf(version: string): string {
  return `"${version}"`;
}

function opaque(tag: string): string {
  return tag.replace(/^W\//, '');
}

/**
 * Whether a cache has this version already: `If-None-Match` as RFC 9110 13.1.2 has it, a list of tags that compare weakly, or
 * `*` for any.
 * @internal
 */
export function isKnownVersion(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const tags = ifNoneMatch.match(ENTITY_TAG) ?? [];
  return tags.some((tag) => opaque(tag) === opaque(etag));
}

const NEVER = 'no-store';
/** A caller with a token is an administrator, who must see a change at once. */
const FRESH = 'private, no-store';
const FOR_EVER = 'public, max-age=31536000, immutable';

function cacheControl(request: Request, view: View, sharedSeconds: number): string {
  if (request.method === 'POST') return NEVER;
  if (request.headers.authorization !== undefined) return FRESH;
  return view.isImmutable ? FOR_EVER : `public, max-age=0, s-maxage=${sharedSeconds}`;
}

/**
 * Answers a view, or 304 to a cache that has it. Express would do so itself, but never for a request with
 * `Cache-Control: no-cache`, which Hosting may send.
 */
export function sendView(request: Request, response: Response, view: View, sharedSeconds: number): void {
  const etag = etagOf(view.version);
  response.setHeader('Cache-Control', cacheControl(request, view, sharedSeconds));
  if (request.method !== 'POST') {
    response.setHeader('ETag', etag);
    if (isKnownVersion(request.headers['if-none-match'], etag)) {
      response.status(304).end();
      return;
    }
  }
  response.status(200).setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(view.body);
}
