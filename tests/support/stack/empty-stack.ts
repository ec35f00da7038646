import { startTestStack, type RunningTestStack } from './start-test-stack';
import { stackAsEnvironment } from './test-stack';

let running: RunningTestStack | undefined;

/** The stack of the API suite: the two accounts, no cup. */
export async function setup(): Promise<void> {
  running = await startTestStack({ cups: false, siteApi: 'emulator' });
  Object.assign(process.env, stackAsEnvironment(running.stack));
}

export async function teardown(): Promise<void> {
  await running?.stop();
}
