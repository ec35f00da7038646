import type { CanvasKit, TypefaceFontProvider } from 'canvaskit-wasm';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

interface WebAssemblyOfNode {
  validate(bytes: Uint8Array): boolean;
  readonly RuntimeError: ErrorConstructor;
}

/** Node provides `WebAssembly`, but Node's type declarations contain only its types and no values. */
export const { WebAssembly } = globalThis as unknown as { readonly WebAssembly: WebAssemblyOfNode };

/** The font weights of the site's headings. The export is for the tests only. @internal */
export const WEIGHTS = [600, 700] as const;
export type Weight = (typeof WEIGHTS)[number];

/** Each weight of the font comes in several files; a character is taken from the first file that has it. */
export const SUBSETS = ['latin', 'latin-ext', 'vietnamese'] as const;

export function familyOf(subset: (typeof SUBSETS)[number], weight: Weight): string {
  return `barlow-condensed-${subset}-${weight}`;
}

/** The library that draws, and the fonts by the names of their families. */
export interface DrawingKit {
  readonly canvasKit: CanvasKit;
  readonly fonts: TypefaceFontProvider;
}

/** In the bundle, which is CommonJS, `import.meta.url` stands for the file name of the bundle (functions/build/build-functions.ts). */
const require = createRequire(import.meta.url);

/** The export is for the tests only. @internal */
export async function readFont(family: string): Promise<Uint8Array> {
  return await readFile(require.resolve(`@fontsource/barlow-condensed/files/${family}-normal.woff2`));
}

/**
 * Finds and checks the library's WebAssembly file. With an invalid file the library rejects a promise that nobody can handle, which ends
 * the process.
 */
async function findWasm(): Promise<string> {
  const file = require.resolve('canvaskit-wasm/bin/canvaskit.wasm');
  if (!WebAssembly.validate(await readFile(file))) throw new Error(`No WebAssembly: ${file}`);
  return file;
}

/** Reads all files before the library is started, because only the garbage collector can end the library. */
async function load(): Promise<DrawingKit> {
  const families = SUBSETS.flatMap((subset) => WEIGHTS.map((weight) => familyOf(subset, weight)));
  const [{ default: init }, wasm, ...files] = await Promise.all([
    import('canvaskit-wasm'),
    findWasm(),
    ...families.map(readFont),
  ]);
  const canvasKit = await init({ locateFile: () => wasm });
  const fonts = canvasKit.TypefaceFontProvider.Make();
  files.forEach((file, index) => fonts.registerFont(file, families[index] ?? ''));
  // The library skips a file that is no font, and would then draw no text.
  if (fonts.countFamilies() !== families.length) throw new Error('A font could not be read.');
  return { canvasKit, fonts };
}

let loading: Promise<DrawingKit> | null = null;

/** Loads the library for the first picture, because few processes draw one; after a failure the next picture tries again. */
export function loadDrawingKit(): Promise<DrawingKit> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** Drops the library, so that the next picture starts it anew. */
export function dropDrawingKit(): void {
  loading = null;
}
