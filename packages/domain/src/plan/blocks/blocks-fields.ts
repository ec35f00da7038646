import { z } from 'zod';
import type { ErrorCode } from '../../cup/error-codes/error-codes';
import { dateField, idField } from '../../cup/fields';
import { maxLength } from '../../cup/length';
import { MAX_CATEGORIES } from '../../cup/limits';
import { scheduleFields } from '../../cup/record-fields';
import {
  fingerprintSchema,
  fromAndTo,
  minutesField,
  numberUpTo,
  orObject,
  planFormatSchema,
  planNamesSchema,
  planTeamsSchema,
  slotsSchema,
} from '../plan-fields';
import { PLAN_LIMITS } from '../settings';
import { BLOCK_LIMITS } from './block-settings';

/* The settings of a plan over categories as they are sent. `findBlocksProblems` checks whether they fit together. */

const LIST: ErrorCode = 'must_be_a_list';
const PAIR: ErrorCode = 'pair_of_teams_is_not_valid';

function listOf<Item extends z.ZodType>(item: Item, most: number, error: ErrorCode) {
  return z.array(item, { error: LIST }).check(maxLength(most, { error })).readonly();
}

const category = z.strictObject(
  { categoryId: idField(), teams: planTeamsSchema, format: planFormatSchema, names: planNamesSchema },
  { error: orObject('must_be_an_object') },
);

const block = z.strictObject(
  {
    date: dateField('please_select_a_date'),
    ...fromAndTo,
    courts: listOf(
      numberUpTo(PLAN_LIMITS.courts, 'plan_needs_a_court'),
      PLAN_LIMITS.courts,
      'plan_needs_a_court',
    ),
    categories: listOf(
      numberUpTo(MAX_CATEGORIES, 'block_needs_a_category'),
      MAX_CATEGORIES,
      'block_needs_a_category',
    ),
    minutesPerMatch: minutesField('minutesPerMatch'),
  },
  { error: orObject('must_be_an_object') },
);

export const blocksSettingsSchema = z
  .strictObject(
    {
      categories: listOf(category, MAX_CATEGORIES, 'plan_needs_a_category'),
      courts: listOf(scheduleFields.location, PLAN_LIMITS.courts, 'plan_needs_a_court'),
      blocks: listOf(block, BLOCK_LIMITS.blocks, 'plan_needs_a_block'),
      minutesBetween: minutesField('minutesBetween'),
      leastRest: minutesField('leastRest'),
      pauseBeforeKnockout: minutesField('pauseBeforeKnockout'),
      apart: listOf(z.tuple([idField(), idField()], { error: PAIR }).readonly(), BLOCK_LIMITS.apart, PAIR),
    },
    { error: orObject('must_be_an_object') },
  )
  .describe('`BlocksSettings`');

/** The slots of the matches of each category. */
export const slotsOfCategoriesSchema = listOf(
  slotsSchema,
  MAX_CATEGORIES,
  'plan_does_not_follow_from_its_settings',
);

export const fingerprintsSchema = listOf(
  fingerprintSchema,
  MAX_CATEGORIES,
  'plan_does_not_follow_from_its_settings',
);
