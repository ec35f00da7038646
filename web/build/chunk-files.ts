import type { Rolldown } from 'vite';

export type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

function isChunk(file: Bundle[string] | undefined): file is Chunk {
  return file?.type === 'chunk';
}

/** The files that a chunk cannot run without, its own included, but for those seen before. */
export function filesOf(bundle: Bundle, chunk: Chunk, seen = new Set<string>()): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const css = [...(chunk.viteMetadata?.importedCss ?? [])];
  const imports = chunk.imports.map((name) => bundle[name]).filter(isChunk);
  return [chunk.fileName, ...css, ...imports.flatMap((imported) => filesOf(bundle, imported, seen))];
}

/** The chunk that a module of the source lies in. */
export function chunkOf(bundle: Bundle, module: string): Chunk {
  const chunk = Object.values(bundle)
    .filter(isChunk)
    .find(({ moduleIds }) => moduleIds.includes(module));
  if (!chunk) throw new Error(`The build has no chunk for ${module}.`);
  return chunk;
}
