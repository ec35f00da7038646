import react from '@vitejs/plugin-react';
import { defineConfig, normalizePath } from 'vite';
import { ownStoreHook } from './build/own-store-hook.ts';
import { withoutShelfStyles } from './build/without-shelf-styles.ts';

/** The engine of televisions of 2021, which get no later one (docs/decisions/0114-a-screen-for-the-hall.md). */
const ENGINE = 'chrome76';

/**
 * Builds the screen of the hall into the same folder as the site. All its code is one file, because a screen is open for a day: a file that it
 * would ask for later may be gone after a deploy.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), ownStoreHook(), withoutShelfStyles(normalizePath(`${import.meta.dirname}/src/shelf/`))],
  build: {
    target: ENGINE,
    cssTarget: ENGINE,
    outDir: 'dist',
    // The files of the site's build must stay in the folder.
    emptyOutDir: false,
    copyPublicDir: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { tv: `${import.meta.dirname}/tv.html` },
      output: { codeSplitting: false, entryFileNames: 'assets/[name]-[hash].js' },
    },
  },
});
