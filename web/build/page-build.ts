import type { BuildEnvironmentOptions } from 'vite';

/** The build of a page of its own into the same folder as the site. All its code is one file, because a page that is open for a day would ask for others after a deploy, when they are gone. */
export function pageBuild(name: string): BuildEnvironmentOptions {
  return {
    outDir: 'dist',
    // The files of the site's build must stay in the folder.
    emptyOutDir: false,
    copyPublicDir: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { [name]: `${import.meta.dirname}/../${name}.html` },
      output: { codeSplitting: false, entryFileNames: 'assets/[name]-[hash].js' },
    },
  };
}
