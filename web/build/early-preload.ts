import { createHash } from 'node:crypto';
import { build, type Plugin } from 'vite';
import { type Bundle, chunkOf, filesOf } from './chunk-files.ts';

/** Returns a function that finds the files which modules need beyond those that every page loads anyway. */
function fileFinder(bundle: Bundle, base: string, start: string) {
  const loadedAnyway = new Set(filesOf(bundle, chunkOf(bundle, start)));
  return (modules: readonly string[]): string[] => {
    const files = modules.flatMap((module) =>
      filesOf(bundle, chunkOf(bundle, module)).filter((file) => !loadedAnyway.has(file)),
    );
    return [...new Set(files)].map((file) => `${base}${file}`);
  };
}

function mapValues<Value, Result>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

/** Bundles the early script and the few constants that it shares with the app into one file. `define` holds the constants of the build. */
async function bundleScript(script: string, define: Readonly<Record<string, string>>) {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { ...define },
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: script, treeshake: { propertyReadSideEffects: false } },
    },
  });
  const [chunk, ...others] = [result].flat().flatMap((built) => ('output' in built ? built.output : []));
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error(`${script} must be built to one file.`);
  return chunk.code;
}

/** `Pages` maps a path to the module that draws the page. `Texts` maps a language and a path to the modules with the page's texts. */
type Pages = Readonly<Record<string, string>>;
type Texts = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

interface EarlyPreload {
  readonly script: string;
  /** The module that every page starts with. */
  readonly start: string;
  readonly pages: Pages;
  readonly texts: Texts;
}

/** Adds the early script to the page. */
export function earlyPreload({ script, start, pages, texts }: EarlyPreload): Plugin {
  let base = '/';
  let fileName = '';
  return {
    name: 'early-preload',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    async generateBundle(_options, bundle) {
      const filesFor = fileFinder(bundle, base, start);
      const ofTexts = mapValues(texts, (ofLanguage) => mapValues(ofLanguage, filesFor));
      const source = await bundleScript(script, {
        FILES_OF_PAGES: JSON.stringify(mapValues(pages, (module) => filesFor([module]))),
        FILES_OF_TEXTS: JSON.stringify(ofTexts),
      });
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      fileName = `assets/early-${hash}.js`;
      this.emitFile({ type: 'asset', fileName, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        {
          tag: 'script',
          attrs: { type: 'module', async: true, src: `${base}${fileName}` },
          injectTo: 'head-prepend',
        },
      ],
    },
  };
}
