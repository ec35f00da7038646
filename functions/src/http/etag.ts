const ENTITY_TAG = /(?:W\/)?"[^"]*"/g;

/** Strong: the same version always has the same bytes. */
export function etagOf(version: string): string {
  return `"${version}"`;
}

function opaque(tag: string): string {
  return tag.replace(/^W\//, '');
}

/**
 * Whether a cache has this version already: `If-None-Match` as RFC 9110 13.1.2 has it, a list of tags that compare weakly, or
 * `*` for any.
 */
export function isKnownVersion(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const tags = ifNoneMatch.match(ENTITY_TAG) ?? [];
  return tags.some((tag) => opaque(tag) === opaque(etag));
}
