import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Matches the calls of React at module level whose results may be unused. The bundler drops them once they are marked as pure. */
const MADE_AT_START = /(?<= = )(?=React\d*\.(?:memo|createContext|forwardRef)\()/g;

/**
 * Matches assignments of `displayName`. An assignment to a component keeps it in the build even if it is unused, and only the
 * developer tools read the name.
 */
const NAMED_LATER = /^\w+\.displayName = .*;$/gm;
const CONTEXT_LATER = /(?<=^var (\w+) = )(class [^]*?^\});\n\1\.contextType = (\w+);$/gm;

function withoutUnused(code: string): string {
  return code
    .replace(MADE_AT_START, '/* @__PURE__ */ ')
    .replace(NAMED_LATER, '')
    .replace(CONTEXT_LATER, '/* @__PURE__ */ (() => Object.assign($2, { contextType: $3 }))();');
}

/**
 * React Router 7 exports only its development files, which contain warnings for developers; the production files are in the same package.
 * Version 8 exports both but needs Node 22, so this plugin can be removed with the update to version 8. The plugin also drops the parts of
 * these files that only servers and the router's own data loading use: that saves 2 kB in the first view of every page.
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
