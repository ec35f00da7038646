import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * React Router 7 names only its development files, with warnings for developers; the production files lie beside them.
 * Version 8 names both, but needs Node 22: this plugin goes with that update.
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
  };
}
