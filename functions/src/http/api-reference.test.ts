import { expect, it } from 'vitest';
import { isApiReferenceCurrent } from '../../build/api-reference';

it('docs/api.md says what the contracts say (npm run api-reference writes it)', async () => {
  expect(await isApiReferenceCurrent()).toBe(true);
});
