import { describe, expect, it } from 'vitest';
import { withinDeadline } from './deadline';

const never = new Promise<never>(() => undefined);

describe('a deadline', () => {
  it('hands on what comes in time', async () => {
    await expect(withinDeadline(Promise.resolve('here'), 1_000)).resolves.toBe('here');
    await expect(withinDeadline(Promise.reject(new Error('wrong')), 1_000)).rejects.toThrow('wrong');
  });

  it('answers 503 in the place of what does not', async () => {
    await expect(withinDeadline(never, 5)).rejects.toMatchObject({
      status: 503,
      errors: [{ msg: 'service_unavailable' }],
    });
  });
});
