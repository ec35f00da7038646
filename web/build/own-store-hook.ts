import type { Plugin } from 'vite';

const OURS = '\0own-store-hook';

/**
 * Replaces the package that adds `useSyncExternalStore` to React 17 and older. swr imports the hook from it, but React has had the
 * hook since 18.
 */
export function ownStoreHook(): Plugin {
  return {
    name: 'own-store-hook',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^use-sync-external-store\/shim(\/index\.js)?$/ },
      handler: () => OURS,
    },
    load: {
      filter: { id: /^\0own-store-hook$/ },
      handler: () => "export { useSyncExternalStore } from 'react';",
    },
  };
}
