import {
  MAX_PLAYER_NAME_LENGTH,
  MAX_TEAM_NAME_LENGTH,
  MIN_PLAYER_NAME_LENGTH,
  MIN_TEAM_NAME_LENGTH,
} from '@futsal-cup/domain/cup/limits';
import { hasContactDetails } from '@futsal-cup/domain/cup/text/contact-details';
import { TEAM_TEXTS as texts } from '@futsal-cup/domain/cup/text/form-texts';
import { readListedPlayer } from '@futsal-cup/domain/lists/listed-player';
import { object } from 'yup';
import { nameSchema } from '../forms/name-schema';

export const teamNameSchema = object({
  name: nameSchema({
    missing: texts.nameEmpty,
    min: [MIN_TEAM_NAME_LENGTH, texts.nameTooShort],
    max: [MAX_TEAM_NAME_LENGTH, texts.nameTooLong],
  }),
});

/** A player with the shirt number before the name and '(C)' behind it, which are not a part of it. */
export const listedPlayerSchema = object({
  name: nameSchema({
    missing: texts.playerNameEmpty,
    min: [MIN_PLAYER_NAME_LENGTH, texts.playerNameTooShort],
    max: [MAX_PLAYER_NAME_LENGTH, texts.playerNameTooLong],
  })
    .test('contact', texts.nameHasContact, (name) => !hasContactDetails(name))
    .transform((text: string) => readListedPlayer(text).name),
});
