import { z } from 'zod';
import type { ErrorCode } from '../contracts/error-codes';
import { textField } from '../cup/fields';
import { MAX_STAGE_NAME_LENGTH, MAX_STAGE_ORDER, MIN_STAGE_ORDER } from './limits';

export const stageNameSchema = textField({
  missing: 'name_for_the_stage_is_mandatory',
  max: [MAX_STAGE_NAME_LENGTH, 'name_must_be_at_most_50_characters_long'],
});

export const stageTypeSchema = z.enum(['group', 'knockout'], {
  error: ({ input }): ErrorCode =>
    input === undefined || input === null || input === ''
      ? 'type_is_mandatory'
      : 'type_must_be_either_group_or_knockout',
});

const OUT_OF_RANGE: ErrorCode = 'order_must_be_a_whole_number_from_1_to_99';

export const stageOrderSchema = z
  .int({
    error: ({ input }): ErrorCode =>
      input === undefined || input === null ? 'order_for_the_stage_is_mandatory' : OUT_OF_RANGE,
  })
  .min(MIN_STAGE_ORDER, { error: OUT_OF_RANGE })
  .max(MAX_STAGE_ORDER, { error: OUT_OF_RANGE });
