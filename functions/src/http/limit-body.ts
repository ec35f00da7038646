import type { RequestHandler } from 'express';
import { apiError } from '../platform/api-error';

const MAX_BODY_BYTES = 100_000;

/** The platform reads and parses a body before the function runs; what is over the limit is refused before anybody looks at it. */
export const limitBody: RequestHandler = (request, _response, next) => {
  const rawBody: unknown = 'rawBody' in request ? request.rawBody : undefined;
  const size = Buffer.isBuffer(rawBody) ? rawBody.length : Number(request.headers['content-length'] ?? 0);
  next(size > MAX_BODY_BYTES ? apiError('request_too_large') : undefined);
};
