import { startTestStack } from '../support/stack/start-test-stack';
import { stackAsEnvironment } from '../support/stack/test-stack';

/** Starts the stack of the browser tests: the cups and accounts of `npm start`. Returns a function that stops it again. */
export default async function startSeededStack(): Promise<() => Promise<void>> {
  const { stack, stop } = await startTestStack({ cups: true, siteApi: 'function' });
  Object.assign(process.env, stackAsEnvironment(stack));
  return stop;
}
