import type { Plugin } from 'vite';

/** The import that the icon modules of the package use for the function that creates a component from an icon's lines. */
const MAKER = /^\.\.\/createLucideIcon\.mjs$/;
const OURS = '\0small-icons';

/**
 * Draws the icons of lucide-react with a few lines of our own. The package's code supports settings that this site does not use, and
 * it is larger than all icons of the first view together. Development and tests use the package's code.
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
