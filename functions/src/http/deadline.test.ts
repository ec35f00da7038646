import { describe, expect, it } from 'vitest';
import { withinDeadline } from './deadline';

const never = new Promise<never>(() => undefined);

describe('a deadline', () => {
  it('hands on what settles in time', async () => {
    await expect(withinDeadline(Promise.resolve('here'), 1_000)).resolves.toBe('here');
    await expect(withinDeadline(Promise.reject(new Error('wrong')), 1_000)).rejects.toThrow('wrong');
  });

  it('answers 503 when the work takes longer', async () => {
    await expect(withinDeadline(never, 5)).rejects.toMatchObject({
      status: 503,
      errors: [{ msg: 'service_unavailable' }],
    });
  });
});
