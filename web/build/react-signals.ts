import type { Plugin } from 'vite';

/**
 * Matches the errors that React throws and catches itself, such as "this part waits". React creates each once at module level and
 * compares it by identity.
 */
const SIGNAL = /(?<=\w+Exception = )Error\(formatProdErrorMessage\(\d+\)\)/g;
const SIGNALS_OF_REACT = 5;

/**
 * Creates React's signals without a stack, which nobody reads. While an inspector is attached, as Lighthouse is, each error records
 * where it was created, and for the first error Chromium reads the whole React file a second time: that takes 110 to 250 ms on a
 * phone. Visitors without developer tools do not pay this cost, so this changes nothing for them.
 */
export function reactSignals(): Plugin {
  let found = 0;
  return {
    name: 'react-signals',
    apply: 'build',
    transform: {
      filter: { id: /\/react-dom\/cjs\/react-dom-client\.production\.js/ },
      handler(code) {
        const withoutStack = code.replace(SIGNAL, () => {
          found += 1;
          return 'Object.create(Error.prototype)';
        });
        return { code: withoutStack, map: null };
      },
    },
    buildEnd(error) {
      if (error || found === SIGNALS_OF_REACT) return;
      throw new Error(
        `React has ${found} signals now, and not ${SIGNALS_OF_REACT}: see whether all were found.`,
      );
    },
  };
}
