import type { ErrorCode } from '@futsal-cup/domain/cup/error-codes/error-codes';
import type { PictureKind } from '@futsal-cup/domain/cup/hall-fields';
import { MAX_PICTURE_BYTES, MAX_PICTURE_SIDE } from '@futsal-cup/domain/cup/limits';
import { disableTypes, imageSize, types } from 'image-size';

export interface ReadPicture {
  readonly kind: PictureKind;
  readonly width: number;
  readonly height: number;
}

/** A WebP says its length after four bytes; a PNG and a JPEG have their own last bytes (RFC 9649 2.4; PNG 5.3; ITU-T T.81 B.1.1.3). */
const IS_WHOLE: Readonly<Record<PictureKind, (bytes: Buffer) => boolean>> = {
  webp: (bytes) => bytes.readUInt32LE(4) + 8 === bytes.length,
  png: (bytes) => bytes.subarray(-8, -4).toString('latin1') === 'IEND',
  jpg: (bytes) => bytes.subarray(-2).toString('hex') === 'ffd9',
};

function isKind(type: string | undefined): type is PictureKind {
  return type !== undefined && type in IS_WHOLE;
}

// The library looks for eighteen other kinds, of which none is taken here.
disableTypes(types.filter((type) => !isKind(type)));

/** Reads the head of a picture, and whether it has its end. Returns an error for what is no whole picture of a kind that browsers show. */
export function readPicture(bytes: Buffer): ReadPicture | ErrorCode {
  if (bytes.length > MAX_PICTURE_BYTES) return 'picture_is_larger_than_20_kb';
  try {
    // The library throws for bytes that are no picture.
    const { type, width, height } = imageSize(bytes);
    if (!isKind(type) || !IS_WHOLE[type](bytes) || width < 1 || height < 1) return 'picture_is_none';
    if (Math.max(width, height) > MAX_PICTURE_SIDE) return 'picture_is_larger_than_256_pixels';
    return { kind: type, width, height };
  } catch {
    return 'picture_is_none';
  }
}
