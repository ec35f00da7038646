import { once } from 'node:events';
import { startTestStack } from './start-test-stack';
import { stackAsEnvironment } from './test-stack';

/*
 * Runs the stack that suites of `npm test` share (tools/src/suites/shared-stack.ts): prints the environment of those suites in one line
 * when the stack is up, and stops it when the standard input ends.
 */
const { stack, stop } = await startTestStack();
console.log(JSON.stringify(stackAsEnvironment(stack)));
await once(process.stdin.resume(), 'end');
await stop();
