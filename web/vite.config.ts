import react from '@vitejs/plugin-react';
import { normalizePath } from 'vite';
import { defineConfig } from 'vitest/config';
import { earlyPreload } from './build/early-preload.ts';
import { firstPages, firstTexts, linkedPages } from './build/first-pages.ts';
import { guidePages } from './build/guide-pages.ts';
import { ownStoreHook } from './build/own-store-hook.ts';
import { licences } from './build/licences.ts';
import { linkStart } from './build/link-start.ts';
import { otherPages } from './build/other-pages.ts';
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

function textsOfTables(id: string): string | null {
  const [, language] =
    /\/site\/texts\/(\w\w)-home\.|\/shelf\/texts\/(\w\w)-reasons\./.exec(id)?.filter(Boolean) ?? [];
  if (id.includes('/standings/english-reasons.')) return 'en-home';
  return language ? `${language}-home` : null;
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
    otherPages(),
    guidePages(),
    licences(import.meta.dirname),
    siteAddress(process.env['FUTSAL_CUP_SITE']),
  ],
  // Without it a large XLSX waits for ever: `zip` starts workers from `blob:`, which the content security policy does not allow.
  resolve: { alias: [{ find: /^fflate$/, replacement: `${source}/admin/share/zip-at-once.ts` }] },
  css: { modules: { generateScopedName: shortClassName } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The content security policy allows no `data:` fonts or scripts, so every asset is a file.
    assetsInlineLimit: 0,
    // Browsers without `modulepreload` get no polyfill, because they can load all modules without it, only later.
    modulePreload: {
      polyfill: false,
      // A page is drawn by `start`, so all files but the very first find these loaded. Each name in a list makes the first view longer.
      resolveDependencies(file, files, { hostId }) {
        const loaded = hostId.includes('/index-')
          ? /\/rolldown-runtime-/
          : /\/(?:rolldown-runtime|react|start)-/;
        const others = files.filter((other) => !loaded.test(other));
        return others.every((other) => other === file) ? [] : others;
      },
    },
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
              alsoShared: [`${source}/site/texts/home-texts.ts`, `${source}/shelf/cup/pictures.ts`],
            }),
            // The files of texts have the same names in the folders for visitors and for administrators, so those for administrators get
            // another name.
            {
              debugName: 'texts for administrators',
              priority: 3,
              name: textsOfAdmin,
              includeDependenciesRecursively: false,
            },
            // The words for what decided a place in a table are with the other texts of tables, because administrators seldom need them.
            {
              debugName: 'texts of tables',
              priority: 3,
              name: textsOfTables,
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
            // What administrators print needs the layout of the wide bracket, which would otherwise be a file and a request more for visitors.
            {
              name: 'bracket-tree',
              test: /\/shelf\/bracket\/(?:bracket-tree|bracket-layout|bracket-sizes|connector-lines)\./,
              includeDependenciesRecursively: false,
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
            // What every page shows for the hall comes with the first message or sponsor; a live match needs its clock too.
            {
              name: 'hall',
              test: /\/site\/hall\/|\/shelf\/(?:cup\/message|api\/server-now)\./,
              includeDependenciesRecursively: false,
            },
            // What knows of categories is one chunk.
            {
              name: 'categories',
              test: /\/site\/(?:categories|texts\/categories)\/(?!\w\w-)|\/shelf\/cup\/told-apart\.|\/domain\/src\/cup\/shown\./,
              includeDependenciesRecursively: false,
            },
            // Live matches need the standings without the tables, and the server's clock.
            {
              name: 'standings',
              priority: 1,
              test: /\/domain\/src\/standings\/(?!english)|\/shelf\/api\/server-now\./,
              includeDependenciesRecursively: false,
            },
            {
              name: 'tables',
              test: /\/site\/tables\//,
            },
            // The lists of players on the home page and in the files that somebody saves, with the rules that they share with the admin pages.
            {
              name: 'players',
              test: /\/shelf\/lists\/player-tables\.|\/domain\/src\/(?:players\/(?:cards-of-players|fair-play|rank-scorers)|cup\/player-rules)\./,
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
