import react from '@vitejs/plugin-react';
import { normalizePath } from 'vite';
import { defineConfig } from 'vitest/config';
import { earlyPreload } from './build/early-preload.ts';
import { firstPages, firstTexts, linkedPages } from './build/first-pages.ts';
import { guidePages } from './build/guide-pages.ts';
import { ownStoreHook } from './build/own-store-hook.ts';
import { licences } from './build/licences.ts';
import { linkStart } from './build/link-start.ts';
import { scorePage } from './build/score-page.ts';
import { firstChunks } from './build/first-chunks.ts';
import { smallIcons } from './build/small-icons.ts';
import { shortClassName } from './build/short-class-name.ts';
import { siteAddress } from './build/site-address.ts';
import { shellFirst } from './build/shell-first.ts';
import { withoutCode } from './build/without-code.ts';

const hostingPort = process.env['FUTSAL_CUP_HOSTING_PORT'] ?? '5005';

const source = normalizePath(`${import.meta.dirname}/src`);
/** The module that every page starts with. */
const start = `${source}/start/start.tsx`;

/** The texts for signing in are a file of their own, because they are all that those pages need of the texts for administrators. */
function textsOfAdmin(id: string): string | null {
  const [, language, file] = /\/admin\/texts\/(\w\w)(?:\.ts$|\/([\w-]+))/.exec(id) ?? [];
  if (!language) return null;
  return file === 'session' ? `session-${language}` : `admin-${language}`;
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    ownStoreHook(),
    smallIcons(`${source}/shelf/ui/create-icon.ts`),
    linkStart(start),
    shellFirst(),
    withoutCode(),
    earlyPreload({
      script: `${source}/start/early-preload.ts`,
      start,
      pages: { ...firstPages, ...linkedPages },
      texts: firstTexts,
    }),
    scorePage(),
    guidePages(),
    licences(import.meta.dirname),
    siteAddress(process.env['FUTSAL_CUP_SITE']),
  ],
  css: { modules: { generateScopedName: shortClassName } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The content security policy allows no `data:` fonts or scripts, so every asset is a file.
    assetsInlineLimit: 0,
    // Browsers without `modulepreload` get no polyfill, because they can load all modules without it, only later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              priority: 3,
              test: /\/node_modules\/(?:react|react-dom|scheduler)\/|preload-helper/,
            },
            ...firstChunks({
              entry: start,
              pages: Object.values(firstPages),
              alsoShared: [`${source}/site/texts/home-texts.ts`],
            }),
            // The files of texts have the same names in the folders for visitors and for administrators, so those for administrators get
            // another name.
            {
              debugName: 'texts for administrators',
              priority: 3,
              name: textsOfAdmin,
              includeDependenciesRecursively: false,
            },
            // Each group below is one file. If there were more files, the first view of every page would contain more file names,
            // and each file is a request.
            {
              name: 'timeline',
              test: /\/site\/(?:timeline\/|match\/(?:last-results|match-place|match\.module)|team\/team-form)|\/schedule\/form\./,
              includeDependenciesRecursively: false,
            },
            // The footer is one chunk. Contact, login and administration need parts of it, and those parts would
            // otherwise be separate files.
            {
              name: 'foot',
              test: /\/layout\/footer-content|\/club\/club\.ts|\/club-name\.|\/language-select|\/site\/theme\/|\/quiet-select|\/language-names\.|\/icons\/(?:sun-moon|languages)\./,
              includeDependenciesRecursively: false,
            },
            // The forms of the pages for signing in need these modules, and so do those of the admin pages.
            {
              name: 'forms',
              test: /\/admin\/(?:calls\/(?:error-text|submit-form)|forms\/(?:after-press|form-buttons|submission|use-form-call|use-access-failure)|texts\/(?:admin|session)-texts|session\/session\.module)|\/form-field\.|\/stores\/(?:keep-page|leave|problems)\.|\/api\/access-failure\.|\/account\/credentials\.|\/contracts\/endpoints\.|\/icons\/arrow-left\./,
              includeDependenciesRecursively: false,
            },
            // The modules that the wide and the narrow bracket share.
            {
              name: 'bracket',
              test: /\/shelf\/bracket\/(?:bracket|bracket-columns|cup-rounds|match-card|use-lit-team)\./,
            },
            // The bracket and the champions on the home page share the rules for the final. Without a chunk of these rules, the champions
            // would load the bracket.
            {
              name: 'podium',
              priority: 1,
              test: /\/domain\/src\/bracket\/(?:podium|final|from-groups|knockout|resolved-stages)\./,
              includeDependenciesRecursively: false,
            },
            // A match that waits for a place needs these rules without the bracket and the standings.
            {
              name: 'open-places',
              priority: 2,
              test: /\/domain\/src\/(?:bracket\/open-places|standings\/(?:shared-place|across-rules))\.|\/shelf\/cup\/group-of-level-teams\./,
              includeDependenciesRecursively: false,
            },
            // What knows of categories is one chunk.
            {
              name: 'categories',
              test: /\/site\/(?:categories|texts\/categories)\/(?!\w\w-)|\/shelf\/cup\/told-apart\.|\/domain\/src\/cup\/shown\./,
              includeDependenciesRecursively: false,
            },
            // Live matches need the standings without the tables.
            {
              name: 'standings',
              priority: 1,
              test: /\/domain\/src\/standings\/(?!english)/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'tables',
              test: /\/site\/tables\//,
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
