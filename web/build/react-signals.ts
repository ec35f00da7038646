import type { Plugin } from 'vite';

/** What React throws and catches itself, such as "this part waits": made once, when its file is run, and compared by identity. */
const SIGNAL = /(?<=\w+Exception = )Error\(formatProdErrorMessage\(\d+\)\)/g;
const SIGNALS_OF_REACT = 5;

/**
 * Makes React's signals without a stack, which nobody reads. Where an inspector listens, as Lighthouse does, each error notes where
 * it was made, and for the first one Chromium reads the whole file of React a second time: 110 to 250 ms of a phone. A visitor without
 * developer tools never pays for that, and is not slower or quicker by this.
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
