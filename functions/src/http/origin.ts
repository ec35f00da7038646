import type { Request } from 'express';

const HOST = /^[\w.-]+(?::\d+)?$/u;
const LOCAL = /^(?:localhost|127\.0\.0\.1)(?::|$)/u;

/** Scheme and host under which the visitor asked; Hosting names its own in a header. */
export function originOf(request: Request): string {
  const asked = request.get('x-forwarded-host') ?? request.get('host') ?? '';
  const host = HOST.test(asked) ? asked : 'localhost';
  return `${LOCAL.test(host) ? 'http' : 'https'}://${host}`;
}
