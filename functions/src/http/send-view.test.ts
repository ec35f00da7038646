import { describe, expect, it } from 'vitest';
import { etagOf, isKnownVersion } from './send-view';

const etag = etagOf('abc-1-build');

describe('If-None-Match', () => {
  it.each([
    ['the same tag', '"abc-1-build"'],
    ['the weak tag that a compressing proxy makes of it', 'W/"abc-1-build"'],
    ['a list with the tag', '"other", W/"abc-1-build" , "third"'],
    ['an asterisk', ' * '],
    ['the tag of its compressed form', '"abc-1-build+gzip"'],
  ])('knows the version by %s', (_, header) => {
    expect(isKnownVersion(header, etag)).toBe(true);
  });

  it.each([
    ['nothing', undefined],
    ['an empty header', ''],
    ['another version', '"abc-2-build"'],
    ['part of it', '"abc-1"'],
    ['the version without quotes', 'abc-1-build'],
  ])('does not know it by %s', (_, header) => {
    expect(isKnownVersion(header, etag)).toBe(false);
  });
});
