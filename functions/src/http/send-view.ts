import type { Request, Response } from 'express';
import type { View } from '../platform/route';
import { etagOf, isKnownVersion } from './etag';

const NEVER = 'no-store';
/** Whoever comes with a token has just changed something and wants to see it. */
const FRESH = 'private, no-store';
const FOR_EVER = 'public, max-age=31536000, immutable';

function cacheControl(request: Request, view: View, sharedSeconds: number): string {
  if (request.method === 'POST') return NEVER;
  if (request.headers.authorization !== undefined) return FRESH;
  return view.isImmutable ? FOR_EVER : `public, max-age=0, s-maxage=${sharedSeconds}`;
}

/**
 * Answers a view, or 304 to a cache that has it. Express would compare only where the client may also be given a stored answer,
 * which behind Hosting, where `Cache-Control: no-cache` may come along, is never.
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
