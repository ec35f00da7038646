import { readPicture } from '@futsal-cup/functions/features/tournament/read-picture';
import { MAX_PICTURE_SIDE } from '@futsal-cup/domain/cup/limits';
import { array, assert, constantFrom, integer, property, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { buildPng, SMALL_JPEG, SMALL_WEBP } from '../support/builders/build-pictures';

const changes = array(tuple(integer({ min: 0, max: 1_000 }), integer({ min: 0, max: 255 })), {
  maxLength: 8,
});

it('a file with any bytes changed is read at once, and either refused or within the limits', () => {
  assert(
    property(constantFrom(buildPng(), SMALL_JPEG, SMALL_WEBP), changes, (picture, changed) => {
      const bytes = Buffer.from(picture);
      for (const [at, value] of changed) bytes[at % bytes.length] = value;
      const read = readPicture(bytes);
      if (typeof read === 'string') {
        expect(read).toMatch(/^picture_is_/);
        return;
      }
      expect(Math.min(read.width, read.height)).toBeGreaterThan(0);
      expect(Math.max(read.width, read.height)).toBeLessThanOrEqual(MAX_PICTURE_SIDE);
    }),
  );
});
