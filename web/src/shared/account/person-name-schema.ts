import { PEOPLE_TEXTS as texts } from '@futsal-cup/domain/cup/text/form-texts';
import { MAX_DISPLAY_NAME_LENGTH } from '@futsal-cup/domain/cup/limits';
import { visibleText } from '@futsal-cup/domain/cup/text/visible-text';
import { string } from 'yup';

/** What somebody is called: an account, or whoever is invited. */
export const personNameSchema = string()
  .transform(visibleText)
  .required(texts.nameMissing)
  .max(MAX_DISPLAY_NAME_LENGTH, texts.nameTooLong);
