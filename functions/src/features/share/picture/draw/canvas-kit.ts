import type { CanvasKit, TypefaceFontProvider } from 'canvaskit-wasm';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** Node provides `WebAssembly`, but Node's type declarations contain only its types and no values. */
const { WebAssembly } = globalThis as unknown as {
  readonly WebAssembly: { validate(bytes: Uint8Array): boolean };
};

/** The font weights of the site's headings. */
const WEIGHTS = [600, 700] as const;
export type Weight = (typeof WEIGHTS)[number];

/** The families of a weight: its font comes in several files, and a character is taken from the first one that has it. */
export function familiesOf(weight: Weight): string[] {
  return ['latin', 'latin-ext', 'vietnamese'].map((subset) => `barlow-condensed-${subset}-${weight}`);
}

/** The library that draws, and the fonts by the names of their families. */
export interface DrawingKit {
  readonly canvasKit: CanvasKit;
  readonly fonts: TypefaceFontProvider;
}

/** In the bundle, which is CommonJS, `import.meta.url` stands for the file name of the bundle (functions/build/build-functions.ts). */
const require = createRequire(import.meta.url);

/** Reads and checks all files before the library is started: a start with a broken WebAssembly ends the process. */
async function load(): Promise<DrawingKit> {
  const families = WEIGHTS.flatMap(familiesOf);
  const fontFiles = families.map((family) => `@fontsource/barlow-condensed/files/${family}-normal.woff2`);
  const wasm = require.resolve('canvaskit-wasm/bin/canvaskit.wasm');
  const [{ default: init }, code, ...files] = await Promise.all([
    import('canvaskit-wasm'),
    readFile(wasm),
    ...fontFiles.map((file) => readFile(require.resolve(file))),
  ]);
  if (!WebAssembly.validate(code)) throw new Error(`No WebAssembly: ${wasm}`);
  const canvasKit = await init({ locateFile: () => wasm });
  const fonts = canvasKit.TypefaceFontProvider.Make();
  files.forEach((file, index) => fonts.registerFont(file, families[index] ?? ''));
  // The library skips a file that is no font, and would then draw no text.
  if (fonts.countFamilies() !== families.length) throw new Error('A font could not be read.');
  return { canvasKit, fonts };
}

let loading: Promise<DrawingKit> | null = null;

/**
 * Runs `work` with the library, which is loaded for the first picture because few processes draw one. After an error it is dropped, for
 * the state of its memory is unknown then; the next picture loads it anew.
 */
export async function withDrawingKit<Result>(work: (kit: DrawingKit) => Result): Promise<Result> {
  loading ??= load();
  try {
    return work(await loading);
  } catch (error) {
    loading = null;
    throw error;
  }
}
