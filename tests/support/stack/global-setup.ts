import { startTestStack } from './start-test-stack';
import { hasStack, stackAsEnvironment } from './test-stack';

/**
 * The global setup of the suites that need a stack, for Vitest and for Playwright: starts one, unless `npm test` has started one that
 * several suites share. Returns a function that stops it again.
 */
export default async function setUpStack(): Promise<() => Promise<void>> {
  if (hasStack()) return () => Promise.resolve();
  const { stack, stop } = await startTestStack();
  Object.assign(process.env, stackAsEnvironment(stack));
  return stop;
}
