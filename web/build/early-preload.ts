import { createHash } from 'node:crypto';
import { build, type Plugin, type Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

function isChunk(file: Bundle[string] | undefined): file is Chunk {
  return file?.type === 'chunk';
}

/** The files that a chunk cannot run without, its own included, but for those that the page loads anyway. */
function filesOf(bundle: Bundle, chunk: Chunk, seen: Set<string>): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const css = [...(chunk.viteMetadata?.importedCss ?? [])];
  const imports = chunk.imports.map((name) => bundle[name]).filter(isChunk);
  return [chunk.fileName, ...css, ...imports.flatMap((imported) => filesOf(bundle, imported, seen))];
}

/** The files of each module, by the key under which the module is given. */
function filesOfModules(bundle: Bundle, modules: Readonly<Record<string, string>>, base: string) {
  const chunks = Object.values(bundle).filter(isChunk);
  const entry = chunks.find(({ isEntry }) => isEntry);
  const loadedAnyway = new Set(entry ? filesOf(bundle, entry, new Set()) : []);
  return Object.fromEntries(
    Object.entries(modules).map(([key, module]) => {
      const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module));
      if (!chunk) throw new Error(`The build has no chunk for ${module}.`);
      const files = filesOf(bundle, chunk, new Set()).filter((file) => !loadedAnyway.has(file));
      return [key, files.map((file) => `${base}${file}`)];
    }),
  );
}

/** The script and the few constants that it shares with the app, as one file. `define` are the constants of the build. */
async function bundleScript(script: string, define: Readonly<Record<string, string>>) {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { ...define },
    build: { write: false, modulePreload: { polyfill: false }, rolldownOptions: { input: script } },
  });
  const [chunk, ...others] = [result].flat().flatMap((built) => ('output' in built ? built.output : []));
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error(`${script} must be built to one file.`);
  return chunk.code;
}

type Modules = Readonly<Record<string, string>>;

/** Adds the early script to the page. The modules: by path what draws the page, by language what has its texts. */
export function earlyPreload(script: string, pages: Modules, languages: Modules): Plugin {
  let base = '/';
  let fileName = '';
  return {
    name: 'early-preload',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    async generateBundle(_options, bundle) {
      const source = await bundleScript(script, {
        FILES_OF_PAGES: JSON.stringify(filesOfModules(bundle, pages, base)),
        FILES_OF_LANGUAGES: JSON.stringify(filesOfModules(bundle, languages, base)),
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
