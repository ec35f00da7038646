import type { CanvasKit, TypefaceFontProvider } from 'canvaskit-wasm';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** The weights of the site's headings. Exported for the tests only. @internal */
export const WEIGHTS = [600, 700] as const;
export type Weight = (typeof WEIGHTS)[number];

/** A weight comes in several files; a character is taken from the first that has it. */
export const SUBSETS = ['latin', 'latin-ext', 'vietnamese'] as const;

export function familyOf(subset: (typeof SUBSETS)[number], weight: Weight): string {
  return `barlow-condensed-${subset}-${weight}`;
}

/** The library that draws, and the fonts by their family. */
export interface DrawingKit {
  readonly canvasKit: CanvasKit;
  readonly fonts: TypefaceFontProvider;
}

/** In the bundle, which is CommonJS, `import.meta.url` is the name of the file (functions/build/build-functions.ts). */
const require = createRequire(import.meta.url);

/** Exported for the tests only. @internal */
export function readFont(family: string): Promise<Uint8Array> {
  return readFile(require.resolve(`@fontsource/barlow-condensed/files/${family}-normal.woff2`));
}

async function load(): Promise<DrawingKit> {
  const { default: init } = await import('canvaskit-wasm');
  const families = SUBSETS.flatMap((subset) => WEIGHTS.map((weight) => familyOf(subset, weight)));
  const [canvasKit, ...files] = await Promise.all([init(), ...families.map(readFont)]);
  const fonts = canvasKit.TypefaceFontProvider.Make();
  files.forEach((file, index) => fonts.registerFont(file, families[index] ?? ''));
  return { canvasKit, fonts };
}

let loading: Promise<DrawingKit> | null = null;

/** Loaded with the first picture, because few starts of the function lead to one; after a failure the next picture tries again. */
export function loadDrawingKit(): Promise<DrawingKit> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
