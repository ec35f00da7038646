import { MAX_GROUP_NAME_LENGTH, MIN_RENAMED_GROUP_NAME_LENGTH } from '@futsal-cup/domain/cup/limits';
import { GROUP_TEXTS as texts } from '@futsal-cup/domain/cup/text/form-texts';
import { visibleText } from '@futsal-cup/domain/cup/text/visible-text';
import { array, object, string } from 'yup';

export const newGroupSchema = object({
  name: string()
    .transform(visibleText)
    .required(texts.nameEmpty)
    .max(MAX_GROUP_NAME_LENGTH, texts.nameTooLong),
});

export const renamedGroupSchema = object({
  name: string()
    .transform(visibleText)
    .required(texts.nameTooShort)
    .min(MIN_RENAMED_GROUP_NAME_LENGTH, texts.nameTooShort)
    .max(MAX_GROUP_NAME_LENGTH, texts.nameTooLong),
});

export const selectedTeamsSchema = object({
  teamIds: array(string().required()).min(1, texts.noTeamSelected).required(),
});
