/*
 * This script is loaded before the function and reports after each garbage collection how much memory is in use, so that a leak
 * shows in the log.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const EVERY_MS = 2_000;
const MARK = 'heap in use:';

// The process that guards the function is a Node process too.
if (/functions-framework/.test(process.argv[1] ?? '')) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  setInterval(() => {
    collect();
    process.stderr.write(`${MARK} ${process.memoryUsage().heapUsed}\n`);
  }, EVERY_MS).unref();
}
