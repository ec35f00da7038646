import react from '@vitejs/plugin-react';
import { normalizePath } from 'vite';
import { defineConfig } from 'vitest/config';
import { earlyPreload } from './build/early-preload.ts';
import { firstPages, firstTexts, linkedPages } from './build/first-pages.ts';
import { guidePages } from './build/guide-pages.ts';
import { ownStoreHook } from './build/own-store-hook.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { productionRouter } from './build/production-router.ts';
import { scorePage } from './build/score-page.ts';
import { firstChunks } from './build/first-chunks.ts';
import { smallIcons } from './build/small-icons.ts';
import { shortClassName } from './build/short-class-name.ts';
import { siteAddress } from './build/site-address.ts';
import { shellFirst } from './build/shell-first.ts';

const hostingPort = process.env['FUTSAL_CUP_HOSTING_PORT'] ?? '5005';

/** The headings' font is preloaded. The text's would take the line from the code, and its fallback takes the same room. */
const firstFonts = ['barlow-condensed-latin-700-normal'];

const source = normalizePath(`${import.meta.dirname}/src`);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    productionRouter(),
    ownStoreHook(),
    smallIcons(`${source}/shared/ui/create-icon.ts`),
    shellFirst(),
    preloadFonts(firstFonts),
    earlyPreload(`${source}/app/early-preload.ts`, { ...firstPages, ...linkedPages }, firstTexts),
    scorePage(),
    guidePages(),
    siteAddress(process.env['FUTSAL_CUP_SITE']),
  ],
  css: { modules: { generateScopedName: shortClassName } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The content security policy allows no `data:` fonts or scripts, so every asset is a file.
    assetsInlineLimit: 0,
    // Browsers without `modulepreload` go without: it only fetches earlier.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            ...firstChunks(`${source}/main.tsx`, Object.values(firstPages)),
            // One file: the name of each other would stand in everybody's first view.
            {
              name: 'timeline',
              test: /\/features\/(?:timeline|form|match-place)\//,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: Number(process.env['FUTSAL_CUP_DEV_PORT'] ?? 5173),
    strictPort: true,
    proxy: { '/api': `http://127.0.0.1:${hostingPort}` },
  },
  test: { setupFiles: [`${import.meta.dirname}/src/testing/set-up-tests.ts`] },
});
