import { request, type IncomingHttpHeaders } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { AskOrigin, OriginAnswer } from './shared-cache';
import type { HeaderScale } from './weigh-headers';

function singleHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

function fetchOrigin(
  address: string,
  ifNoneMatch: string | null,
): Promise<{ readonly status: number; readonly headers: Record<string, string>; readonly body: Buffer }> {
  return new Promise((resolve, reject) => {
    const headers = ifNoneMatch ? { 'If-None-Match': ifNoneMatch } : {};
    const asked = request(address, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { statusCode: status = 0, headers: received } = response;
        resolve({ status, headers: singleHeaders(received), body: Buffer.concat(chunks) });
      });
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** Asks the real function, and weighs the part of the answer that visitors get. */
export function originOf(origin: string, scale: HeaderScale): AskOrigin {
  return async (path, ifNoneMatch): Promise<OriginAnswer> => {
    const { status, headers, body } = await fetchOrigin(`${origin}${path}`, ifNoneMatch);
    const isKnown = status === 304;
    return {
      status,
      etag: headers['etag'] ?? '',
      cacheControl: headers['cache-control'] ?? '',
      // The cache keeps the headers of the earlier answer, so these headers are not weighed.
      headerBytes: isKnown ? 0 : await scale.weigh(200, headers, true),
      unchangedBytes: isKnown ? 0 : await scale.weigh(304, headers, false),
      bodyBytes: body.length === 0 ? 0 : gzipSync(body).length,
      body: body.toString(),
    };
  };
}
