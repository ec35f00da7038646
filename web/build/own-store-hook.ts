import type { Plugin } from 'vite';

const OURS = '\0own-store-hook';

/** The package brings `useSyncExternalStore` to React 17 and older, and swr imports it from there. React has it since 18. */
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
