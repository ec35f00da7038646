import { describe, expect, it, vi } from 'vitest';
import { retryConflicts } from './retry-conflicts';

vi.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }));

function failure(code: number): Error {
  return Object.assign(new Error(`code ${code}`), { code });
}

describe('a commit', () => {
  it.each([5, 6, 9, 10])('that conflicts with another one (code %i) is tried again', async (code) => {
    const work = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(failure(code))
      .mockResolvedValue('done');
    await expect(retryConflicts(work)).resolves.toBe('done');
    expect(work).toHaveBeenCalledTimes(2);
  });

  it.each([2, 3, 4, 7, 13, 14])(
    'that fails for another reason (code %i) is not tried again',
    async (code) => {
      const work = vi.fn(() => Promise.reject(failure(code)));
      await expect(retryConflicts(work)).rejects.toMatchObject({ code });
      expect(work).toHaveBeenCalledTimes(1);
    },
  );

  it('that always conflicts fails after ten attempts with 503 and Retry-After', async () => {
    const work = vi.fn(() => Promise.reject(failure(10)));
    await expect(retryConflicts(work)).rejects.toMatchObject({
      status: 503,
      errors: [{ msg: 'busy_try_again' }],
      extras: { retryAfterSeconds: 2 },
    });
    expect(work).toHaveBeenCalledTimes(10);
  });
});
