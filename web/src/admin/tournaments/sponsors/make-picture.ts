import { MAX_PICTURE_BYTES, MAX_PICTURE_SIDE } from '@futsal-cup/domain/cup/limits';

/** The bytes of a picture in base64, or why there are none. */
interface MadePicture {
  readonly data?: string;
  readonly problem?: 'none' | 'large';
}

/** Browsers decode a picture of this size on a phone, and reading a larger file takes one a long time. */
const MOST_PIXELS = 64_000_000;
const MOST_FILE_BYTES = 30_000_000;

const SIDES = [1, 0.75, 0.5, 0.375, 0.25].map((part) => part * MAX_PICTURE_SIDE);

/**
 * The kinds of pictures with their qualities, best first. A quality of 1 keeps each pixel of a WebP; Safari makes none, and returns a PNG. A
 * JPEG has no transparent parts.
 */
const KINDS = [
  ...[1, 0.9, 0.75, 0.6].map((quality) => ['webp', quality] as const),
  ['png', 1] as const,
  ...[0.9, 0.75, 0.6].map((quality) => ['jpeg', quality] as const),
];

/** Each character of base64 stands for six bits. */
const MOST_CHARACTERS = Math.floor(MAX_PICTURE_BYTES / 3) * 4;

/** Waits until a reader or a picture has loaded: of a picture that is its size, because its pixels are decoded when they are drawn. */
function load(loading: FileReader | HTMLImageElement, begin: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    loading.onload = () => resolve();
    loading.onerror = () => reject(new Error('The file is no picture that this browser knows'));
    begin();
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

/** Returns the bytes of the best file of a canvas that is small enough, or null. */
function encode(canvas: HTMLCanvasElement): string | null {
  const isTransparent = hasTransparency(canvas);
  for (const [kind, quality] of KINDS) {
    if (kind === 'jpeg' && isTransparent) return null;
    const [head, data = ''] = canvas.toDataURL(`image/${kind}`, quality).split(',');
    if (head?.includes(kind) && data.length <= MOST_CHARACTERS) return data;
  }
  return null;
}

/** Makes a picture of a file that is small enough to be stored, or says why it does not. */
export async function makePicture(file: Blob): Promise<MadePicture> {
  if (file.size > MOST_FILE_BYTES) return { problem: 'large' };
  if (file.type.includes('svg')) return { problem: 'none' };
  try {
    const reader = new FileReader();
    await load(reader, () => reader.readAsDataURL(file));
    const picture = new Image();
    await load(picture, () => (picture.src = String(reader.result)));
    if (picture.naturalWidth * picture.naturalHeight > MOST_PIXELS) return { problem: 'large' };
    await picture.decode();
    for (const side of SIDES) {
      const data = encode(draw(picture, side));
      if (data) return { data };
    }
  } catch {
    // The browser could not read, decode or draw the file.
  }
  return { problem: 'none' };
}
