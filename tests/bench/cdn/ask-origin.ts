import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { OriginAnswer } from './shared-cache';

function sizeOfHeaders(rawHeaders: readonly string[]): number {
  // "Name: value" and the end of the line; the status line comes on top.
  const pairs = rawHeaders.reduce((bytes, text) => bytes + text.length + 2, 0);
  return pairs + 'HTTP/1.1 200 OK\r\n\r\n'.length;
}

/** Asks the function for real. */
export function askOrigin(origin: string, path: string, ifNoneMatch: string | null): Promise<OriginAnswer> {
  return new Promise((resolve, reject) => {
    const headers = ifNoneMatch ? { 'If-None-Match': ifNoneMatch } : {};
    const asked = request(`${origin}${path}`, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        resolve({
          status: response.statusCode ?? 0,
          etag: response.headers.etag ?? '',
          cacheControl: response.headers['cache-control'] ?? '',
          headerBytes: sizeOfHeaders(response.rawHeaders),
          bodyBytes: body.length === 0 ? 0 : gzipSync(body).length,
          body: body.toString(),
        });
      });
    });
    asked.on('error', reject);
    asked.end();
  });
}
