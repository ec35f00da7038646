import { isApiReferenceCurrent } from '@futsal-cup/functions/build/api-reference';
import { expect, it } from 'vitest';

it(
  'docs/api.md is what the contracts say; npm run api-reference writes it',
  { timeout: 180_000 },
  async () => {
    expect(await isApiReferenceCurrent()).toBe(true);
  },
);
