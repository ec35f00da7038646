/*
 * What the code calls and a browser of 2019 lacks. tests/lint/tv-build.test.ts finds in the built file what is missing here.
 */
import 'core-js/actual/array/at';
import 'core-js/actual/array/to-sorted';
import 'core-js/actual/object/has-own';
import 'core-js/actual/string/replace-all';
import 'core-js/actual/promise/any';

function timeout(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}

// Old engines lack the method, which the types of TypeScript promise.
if (!('timeout' in AbortSignal)) Object.defineProperty(AbortSignal, 'timeout', { value: timeout });
