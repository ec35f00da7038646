import type { Rolldown } from 'vite';

export type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

function isChunk(file: Bundle[string] | undefined): file is Chunk {
  return file?.type === 'chunk';
}

/** Returns the files that a chunk cannot run without, including its own. It leaves out the files of chunks that are in `seen`. */
export function filesOf(bundle: Bundle, chunk: Chunk, seen = new Set<string>()): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const css = [...(chunk.viteMetadata?.importedCss ?? [])];
  const imports = chunk.imports.map((name) => bundle[name]).filter(isChunk);
  return [chunk.fileName, ...css, ...imports.flatMap((imported) => filesOf(bundle, imported, seen))];
}

/** Returns the chunk that contains a source module. */
export function chunkOf(bundle: Bundle, module: string): Chunk {
  const chunk = Object.values(bundle)
    .filter(isChunk)
    .find(({ moduleIds }) => moduleIds.includes(module));
  if (!chunk) throw new Error(`The build has no chunk for ${module}.`);
  return chunk;
}
