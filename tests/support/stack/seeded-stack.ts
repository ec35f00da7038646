import { startTestStack, type RunningTestStack } from './start-test-stack';
import { stackAsEnvironment } from './test-stack';

let running: RunningTestStack | undefined;

/** The stack of the suites for budgets and deploys: the cups and accounts of `npm start`. */
export async function setup(): Promise<void> {
  running = await startTestStack({ cups: true, siteApi: 'emulator' });
  Object.assign(process.env, stackAsEnvironment(running.stack));
}

export async function teardown(): Promise<void> {
  await running?.stop();
}
