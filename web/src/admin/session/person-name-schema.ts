import { PEOPLE_TEXTS as texts } from '@futsal-cup/domain/cup/text/form-texts';
import { MAX_DISPLAY_NAME_LENGTH } from '@futsal-cup/domain/cup/limits';
import { nameSchema } from '../forms/name-schema';

/** The schema is for the name of an account or of an invited person. */
export const personNameSchema = nameSchema({
  missing: texts.nameMissing,
  max: [MAX_DISPLAY_NAME_LENGTH, texts.nameTooLong],
});
