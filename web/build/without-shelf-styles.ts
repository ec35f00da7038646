import type { Plugin } from 'vite';

const NOTHING = '\0without-shelf-styles';

/**
 * Leaves out the styles of the shelf, which old televisions cannot read. The screen of the hall takes what the shelf knows of a cup, and draws
 * all of it itself.
 */
export function withoutShelfStyles(shelf: string): Plugin {
  return {
    name: 'without-shelf-styles',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\.css$/ },
      handler: (id, importer) => (importer?.startsWith(shelf) && id.startsWith('.') ? NOTHING : undefined),
    },
    load: {
      filter: { id: /^\0without-shelf-styles$/ },
      handler: () => 'export default {};',
    },
  };
}
