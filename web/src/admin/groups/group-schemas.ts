import { MAX_GROUP_NAME_LENGTH, MIN_RENAMED_GROUP_NAME_LENGTH } from '@futsal-cup/domain/cup/limits';
import { GROUP_TEXTS as texts } from '@futsal-cup/domain/cup/text/form-texts';
import { array, object, string } from 'yup';
import { nameSchema } from '../forms/name-schema';

export const newGroupSchema = object({
  name: nameSchema({ missing: texts.nameEmpty, max: [MAX_GROUP_NAME_LENGTH, texts.nameTooLong] }),
});

export const renamedGroupSchema = object({
  name: nameSchema({
    missing: texts.nameTooShort,
    min: [MIN_RENAMED_GROUP_NAME_LENGTH, texts.nameTooShort],
    max: [MAX_GROUP_NAME_LENGTH, texts.nameTooLong],
  }),
});

export const selectedTeamsSchema = object({
  teamIds: array(string().required()).min(1, texts.noTeamSelected).required(),
});
