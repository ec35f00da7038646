import { describe, expect, it } from 'vitest';
import { nextInstant } from './stored';

const NOON = Date.parse('2026-06-13T12:00:00Z');

describe('the instant of a write', () => {
  it('is the present one', () => {
    expect(nextInstant(undefined, NOON)).toBe('2026-06-13T12:00:00.000Z');
    expect(nextInstant('2026-06-13T11:00:00.000Z', NOON)).toBe('2026-06-13T12:00:00.000Z');
  });

  it('is later than the last one, even within the same millisecond or when the clock is behind', () => {
    expect(nextInstant('2026-06-13T12:00:00.000Z', NOON)).toBe('2026-06-13T12:00:00.001Z');
    expect(nextInstant('2026-06-13T12:00:05.000Z', NOON)).toBe('2026-06-13T12:00:05.001Z');
  });
});
