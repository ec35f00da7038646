import { MAX_PICTURE_BYTES, MAX_PICTURE_SIDE } from '@futsal-cup/domain/cup/limits';

/** A picture in the form: a stored one by its id, or a new one, whose bytes are in its address. */
export interface ChosenPicture {
  readonly pictureId?: string;
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

export type PictureProblem = 'none' | 'too-large';

/** Browsers decode a picture of this size on a phone, and reading a larger file takes one a long time. */
const MOST_PIXELS = 64_000_000;
const MOST_FILE_BYTES = 30_000_000;

const SIDES = [1, 0.75, 0.5, 0.375, 0.25].map((part) => part * MAX_PICTURE_SIDE);

/** The kinds of pictures, best first. A quality of 1 keeps each pixel of a WebP; Safari makes none, and returns a PNG. */
const KINDS = [
  { type: 'image/webp', qualities: [1, 0.9, 0.75, 0.6], isForTransparent: true },
  { type: 'image/png', qualities: [1], isForTransparent: true },
  { type: 'image/jpeg', qualities: [0.9, 0.75, 0.6], isForTransparent: false },
];

function readAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read'));
    reader.readAsDataURL(file);
  });
}

/** Loads a picture as far as its size; its pixels are decoded when they are drawn. */
function loadPicture(src: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const picture = new Image();
    picture.onload = () => resolve(picture);
    picture.onerror = () => reject(new Error('The file is no picture that this browser knows'));
    picture.src = src;
  });
}

function draw(picture: HTMLImageElement, side: number): HTMLCanvasElement {
  const { naturalWidth, naturalHeight } = picture;
  const scale = Math.min(1, side / Math.max(naturalWidth, naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(naturalHeight * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no pictures');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function hasTransparency(canvas: HTMLCanvasElement): boolean {
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  return pixels.some((value, index) => index % 4 === 3 && value < 255);
}

/** Returns the best file of a canvas that is small enough, or null. */
async function encode(canvas: HTMLCanvasElement): Promise<Blob | null> {
  const isTransparent = hasTransparency(canvas);
  for (const { type, qualities } of KINDS.filter((kind) => kind.isForTransparent || !isTransparent)) {
    for (const quality of qualities) {
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
      if (blob?.type === type && blob.size <= MAX_PICTURE_BYTES) return blob;
    }
  }
  return null;
}

/** Makes a picture of a file that is small enough to be stored, or says why it does not. */
export async function makePicture(file: Blob): Promise<ChosenPicture | PictureProblem> {
  if (file.size > MOST_FILE_BYTES) return 'too-large';
  if (file.type.includes('svg')) return 'none';
  try {
    const picture = await loadPicture(await readAddress(file));
    if (picture.naturalWidth * picture.naturalHeight > MOST_PIXELS) return 'too-large';
    await picture.decode();
    for (const side of SIDES) {
      const canvas = draw(picture, side);
      const blob = await encode(canvas);
      if (blob) return { src: await readAddress(blob), width: canvas.width, height: canvas.height };
    }
  } catch {
    // The browser could not read, decode or draw the file.
  }
  return 'none';
}
