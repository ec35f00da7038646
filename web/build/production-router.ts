import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';

/** What React makes at the start of a module, and nobody may use: the bundler leaves it out once it knows that. */
const MADE_AT_START = /(?<= = )(?=React\d*\.(?:memo|createContext|forwardRef)\()/g;

/** What is written onto a component after it was made keeps it, used or not. Its name is for the developer tools alone. */
const NAMED_LATER = /^\w+\.displayName = .*;$/gm;
const CONTEXT_LATER = /(?<=^var (\w+) = )(class [^]*?^\});\n\1\.contextType = (\w+);$/gm;

function withoutUnused(code: string): string {
  return code
    .replace(MADE_AT_START, '/* @__PURE__ */ ')
    .replace(NAMED_LATER, '')
    .replace(CONTEXT_LATER, '/* @__PURE__ */ (() => Object.assign($2, { contextType: $3 }))();');
}

/**
 * React Router 7 names only its development files, with warnings for developers; the production files lie beside them.
 * Version 8 names both, but needs Node 22: this plugin goes with that update. Of these files it leaves out what only servers and the
 * router's own loading of data use: 2 kB of everybody's first view.
 */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      async handler(source, importer) {
        const development = (await this.resolve(source, importer, { skipSelf: true }))?.id ?? '';
        const production = development.replace('/dist/development/', '/dist/production/');
        if (production === development || !existsSync(production)) {
          throw new Error(`The build has no production files for "${source}" beside ${development}.`);
        }
        return production;
      },
    },
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler: (code) => ({ code: withoutUnused(code), map: null }),
    },
  };
}
