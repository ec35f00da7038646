import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';

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
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
      if (!chunk) throw new Error(`The build has no chunk for ${module}.`);
      const files = filesOf(bundle, chunk, new Set()).filter((file) => !loadedAnyway.has(file));
      return [path, files.map((file) => `${base}${file}`)];
    }),
  );
}

/** Adds the early script to the page; `pages` says which module draws the page at which path. */
export function earlyPreload(pages: Readonly<Record<string, string>>): Plugin {
  let base = '/';
  let fileName = '';
  return {
    name: 'early-preload',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    generateBundle(_options, bundle) {
      const script = readFileSync(new URL('./early-preload.js', import.meta.url), 'utf8');
      const source = `const filesOfPages = ${JSON.stringify(filesOfPages(bundle, pages, base))};\n${script}`;
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
