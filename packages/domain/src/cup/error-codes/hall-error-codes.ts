import { MAX_PICTURES, MAX_SPONSORS } from '../limits';
import { withStatus } from './with-status';

/** The errors of what the hall sees: the message to everybody, and the pictures of the club and of sponsors; see error-codes.ts. */
export const hallErrors = {
  ...withStatus(422, {
    message_can_not_be_empty: 'The message has no text.',
    message_must_be_at_most_200_characters_long: 'The message is too long.',
    message_must_end_in_the_future: 'The end of the message is over already.',
    sponsor_name_can_not_be_empty: 'A sponsor has no name.',
    tournament_has_too_many_sponsors: `The list has more than ${MAX_SPONSORS} sponsors.`,
    web_address_is_not_valid: 'The address does not begin with https:// or http://, or is too long.',
    picture_id_is_not_valid: 'The value is not an id of a picture.',
    picture_is_none: 'The bytes are no whole picture in WebP, PNG or JPEG; SVG is none of them.',
    picture_is_larger_than_20_kb: 'The picture has more than 20,000 bytes.',
    picture_is_larger_than_256_pixels: 'The picture is wider or higher than 256 pixels.',
  }),
  ...withStatus(404, {
    picture_not_found: 'No picture is stored with this id.',
  }),
  ...withStatus(409, {
    too_many_pictures: `The site has ${MAX_PICTURES} pictures already.`,
  }),
};
