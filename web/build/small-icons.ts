import type { Plugin } from 'vite';

/** The module of the package that makes a component of an icon's lines, as the icons name it. */
const MAKER = /^\.\.\/createLucideIcon\.mjs$/;
const OURS = '\0small-icons';

/**
 * Draws the icons of lucide-react with a few lines of ours: its own code, for settings that nobody has set here, is larger than
 * all icons of the first view. Development and tests have the package's.
 */
export function smallIcons(ownMaker: string): Plugin {
  let isFound = false;
  return {
    name: 'small-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: MAKER },
      handler: () => OURS,
    },
    load: {
      filter: { id: /^\0small-icons$/ },
      handler() {
        isFound = true;
        return `export { createIcon as default } from ${JSON.stringify(ownMaker)};`;
      },
    },
    buildEnd(error) {
      if (!error && !isFound) throw new Error('The icons of lucide-react are made in another place now.');
    },
  };
}
