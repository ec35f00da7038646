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

function filesOfPages(bundle: Bundle, pages: Readonly<Record<string, string>>, base: string) {
  const chunks = Object.values(bundle).filter(isChunk);
  const entry = chunks.find(({ isEntry }) => isEntry);
  const loadedAnyway = new Set(entry ? filesOf(bundle, entry, new Set()) : []);
  return Object.fromEntries(
    Object.entries(pages).map(([path, module]) => {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === module);
      if (!chunk) throw new Error(`The build has no chunk for ${module}.`);
      const files = filesOf(bundle, chunk, new Set()).filter((file) => !loadedAnyway.has(file));
      return [path, files.map((file) => `${base}${file}`)];
    }),
  );
}

/** The script and the few constants that it shares with the app, as one file. */
async function bundleScript(script: string, files: Readonly<Record<string, readonly string[]>>) {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { FILES_OF_PAGES: JSON.stringify(files) },
    build: { write: false, modulePreload: { polyfill: false }, rolldownOptions: { input: script } },
  });
  const [chunk, ...others] = [result].flat().flatMap((built) => ('output' in built ? built.output : []));
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error(`${script} must be built to one file.`);
  return chunk.code;
}

/** Adds the early script to the page; `pages` says which module draws the page at which path. */
export function earlyPreload(script: string, pages: Readonly<Record<string, string>>): Plugin {
  let base = '/';
  let fileName = '';
  return {
    name: 'early-preload',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    async generateBundle(_options, bundle) {
      const source = await bundleScript(script, filesOfPages(bundle, pages, base));
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
