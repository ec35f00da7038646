import react from '@vitejs/plugin-react';
import { defineConfig, normalizePath } from 'vite';
import { pageBuild } from './build/page-build.ts';
import { scoreWorker, WORKER } from './build/score-worker.ts';
import { shortClassName } from './build/short-class-name.ts';
import { smallIcons } from './build/small-icons.ts';
import { withoutCode } from './build/without-code.ts';

const worker = WORKER.replace('.js', '');

/**
 * Builds the page on which scorers record the matches. It is built separately, into the same folder as the site, because a common
 * build would split the modules that both share out of the site's files, and visitors would load more files
 * (docs/decisions/0046-score-page.md). The service worker of the scorers' page caches this build.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    smallIcons(`${normalizePath(import.meta.dirname)}/src/shelf/ui/create-icon.ts`),
    scoreWorker(),
    withoutCode(),
  ],
  css: { modules: { generateScopedName: shortClassName } },
  build: {
    ...pageBuild('score'),
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
