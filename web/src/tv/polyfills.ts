/* What the code calls and a browser of 2019 lacks; tests/lint/tv-build.test.ts names what is missing here. */
import 'core-js/actual/array/at';
import 'core-js/actual/object/has-own';
import 'core-js/actual/string/at';
import 'core-js/actual/string/replace-all';

function timeout(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}

if (!('timeout' in AbortSignal)) Object.defineProperty(AbortSignal, 'timeout', { value: timeout });
