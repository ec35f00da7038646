import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { preloadFonts } from './build/preload-fonts.ts';

/**
 * The page of the scorers, built on its own into the same folder as the site: a common build would cut what the two share out of
 * the site's files, and visitors would load more of them (docs/decisions/0046-score-page.md).
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), preloadFonts(['barlow-condensed-latin-700-normal'])],
  build: {
    outDir: 'dist',
    // What the site's build has put there stays.
    emptyOutDir: false,
    copyPublicDir: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: `${import.meta.dirname}/score.html` },
  },
});
