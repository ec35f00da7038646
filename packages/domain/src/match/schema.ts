import { z } from 'zod';
import type { ErrorCode } from '../contracts/error-codes';
import { dateField, idField, textField, timeField } from '../cup/fields';
import {
  MAX_LOCATION_LENGTH,
  MAX_PLACEHOLDER_LENGTH,
  MAX_SCORE,
  MIN_LOCATION_LENGTH,
  MIN_SCORE,
} from './limits';

const OUT_OF_RANGE: ErrorCode = 'score_must_be_a_whole_number_from_0_to_99';

/** A whole number, or null: no score. In an edit an absent score stays as it is. */
const scoreSchema = z
  .int({ error: OUT_OF_RANGE })
  .min(MIN_SCORE, { error: OUT_OF_RANGE })
  .max(MAX_SCORE, { error: OUT_OF_RANGE })
  .nullable()
  .optional();

export const scoreFields = {
  localTeamScore: scoreSchema,
  visitorTeamScore: scoreSchema,
  localTeamPenaltyScore: scoreSchema,
  visitorTeamPenaltyScore: scoreSchema,
};

export const stageIdSchema = idField('please_select_a_stage');
export const groupIdSchema = idField('please_select_a_group');

export const scheduleFields = {
  date: dateField('please_select_a_date'),
  time: timeField('please_select_a_time'),
  location: textField({
    missing: 'please_select_a_location',
    min: [MIN_LOCATION_LENGTH, 'location_must_be_at_least_3_characters_long'],
    max: [MAX_LOCATION_LENGTH, 'location_must_be_at_most_100_characters_long'],
  }),
};

export const knownTeamFields = {
  localTeamId: idField('please_select_both_teams_to_maka_a_match'),
  visitorTeamId: idField('please_select_both_teams_to_maka_a_match'),
};

export const placeholderSchema = textField({
  missing: 'placeholder_name_is_required',
  max: [MAX_PLACEHOLDER_LENGTH, 'name_must_be_at_most_50_characters_long'],
});
