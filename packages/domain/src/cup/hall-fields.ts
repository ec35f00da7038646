import { z } from 'zod';
import type { ErrorCode } from './error-codes/error-codes';
import { chosenInstantField, listOf, objectOf, textField, wholeNumber } from './fields';
import {
  MAX_MESSAGE_LENGTH,
  MAX_PICTURE_BYTES,
  MAX_PICTURE_SIDE,
  MAX_SPONSOR_NAME_LENGTH,
  MAX_SPONSORS,
  MAX_WEB_ADDRESS_LENGTH,
} from './limits';
import { maxLength } from './length';

/** The kinds of pictures, as an id of a picture ends. */
const PICTURE_KINDS = ['webp', 'png', 'jpg'] as const;

export type PictureKind = (typeof PICTURE_KINDS)[number];

const PICTURE_ID = /^[0-9a-f]{32}-(webp|png|jpg)$/;

/** The kind of the picture with this id; null for what is no id of a picture. */
export function pictureKindOf(pictureId: string): PictureKind | null {
  const kind = PICTURE_ID.exec(pictureId)?.[1];
  return PICTURE_KINDS.find((known) => known === kind) ?? null;
}

export const pictureIdSchema = z
  .string({ error: 'picture_id_is_not_valid' satisfies ErrorCode })
  .regex(PICTURE_ID, { error: 'picture_id_is_not_valid' satisfies ErrorCode });

const side = wholeNumber(1, MAX_PICTURE_SIDE, 'picture_is_larger_than_256_pixels');

export const pictureSchema = objectOf({ pictureId: pictureIdSchema, width: side, height: side });

/** The bytes of a picture in base64, which are four characters for three bytes. */
export const pictureDataSchema = z.base64({ error: 'picture_is_none' satisfies ErrorCode }).check(
  maxLength(Math.ceil(MAX_PICTURE_BYTES / 3) * 4, {
    error: 'picture_is_larger_than_20_kb' satisfies ErrorCode,
  }),
);

function sponsorsWith<Shown extends z.ZodType>(picture: Shown) {
  const sponsor = objectOf({
    name: textField({
      missing: 'sponsor_name_can_not_be_empty',
      max: [MAX_SPONSOR_NAME_LENGTH, 'name_must_be_at_most_50_characters_long'],
    }),
    address: z
      .url({ protocol: /^https?$/, error: 'web_address_is_not_valid' satisfies ErrorCode })
      .check(maxLength(MAX_WEB_ADDRESS_LENGTH, { error: 'web_address_is_not_valid' satisfies ErrorCode }))
      .describe('https:// or http://')
      .optional(),
    picture: picture.optional(),
  });
  return listOf(sponsor, MAX_SPONSORS, 'tournament_has_too_many_sponsors').readonly();
}

export const sponsorsSchema = sponsorsWith(pictureSchema);

/** The sponsors as somebody enters them: a picture by its id. */
export const enteredSponsorsSchema = sponsorsWith(pictureIdSchema);

export const messageSchema = objectOf({
  text: textField({
    missing: 'message_can_not_be_empty',
    max: [MAX_MESSAGE_LENGTH, 'message_must_be_at_most_200_characters_long'],
  }),
  until: chosenInstantField,
});
