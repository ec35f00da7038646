import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { preloadFonts } from './build/preload-fonts.ts';
import { scoreWorker, WORKER } from './build/score-worker.ts';

const worker = WORKER.replace('.js', '');

/**
 * The page of the scorers, built on its own into the same folder as the site: a common build would cut what the two share out of
 * the site's files, and visitors would load more of them (docs/decisions/0046-score-page.md). Its service worker keeps this build.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), preloadFonts(['barlow-condensed-latin-700-normal']), scoreWorker()],
  build: {
    outDir: 'dist',
    // What the site's build has put there stays.
    emptyOutDir: false,
    copyPublicDir: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        score: `${import.meta.dirname}/score.html`,
        [worker]: `${import.meta.dirname}/src/score-worker/score-sw.ts`,
      },
      output: {
        entryFileNames: ({ name }) => (name === worker ? WORKER : 'assets/[name]-[hash].js'),
      },
    },
  },
});
