import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function sectionsOf(samples: string | undefined) {
  vi.resetModules();
  if (samples !== undefined) vi.stubEnv('VITE_SAMPLES', samples);
  return (await import('./club-has')).CLUB_HAS;
}

test('a build shows the samples of blog and gallery', async () => {
  expect(await sectionsOf(undefined)).toEqual({ blog: true, gallery: true });
});

test('a build without samples has neither, as long as the club has written nothing', async () => {
  expect(await sectionsOf('off')).toEqual({ blog: false, gallery: false });
});
