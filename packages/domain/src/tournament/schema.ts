import { z } from 'zod';
import type { ErrorCode } from '../contracts/error-codes';
import { dateField, hasUnusableCharacters } from '../cup/fields';
import { isTimeZone } from '../schedule/instant';
import {
  MAX_POINTS,
  MAX_TIME_ZONE_LENGTH,
  MAX_TOURNAMENT_NAME_LENGTH,
  MIN_POINTS,
  MIN_TOURNAMENT_NAME_LENGTH,
} from './limits';

/** The one name that is optional: empty, or long enough. */
export const tournamentNameSchema = z
  .string({ error: 'must_be_text' satisfies ErrorCode })
  .trim()
  .max(MAX_TOURNAMENT_NAME_LENGTH, {
    error: 'name_must_be_at_most_50_characters_long' satisfies ErrorCode,
    abort: true,
  })
  .refine((name) => name === '' || name.length >= MIN_TOURNAMENT_NAME_LENGTH, {
    error: 'name_must_be_at_least_2_characters_long' satisfies ErrorCode,
  })
  .refine((name) => !hasUnusableCharacters(name), {
    error: 'text_has_unusable_characters' satisfies ErrorCode,
  })
  .describe('empty, or 2 to 50 characters');

export const tournamentDateSchema = dateField('date_is_mandatory');

const worth = z
  .int({ error: 'points_must_be_whole_numbers_from_0_to_10' satisfies ErrorCode })
  .min(MIN_POINTS, { error: 'points_must_be_whole_numbers_from_0_to_10' satisfies ErrorCode })
  .max(MAX_POINTS, { error: 'points_must_be_whole_numbers_from_0_to_10' satisfies ErrorCode });

export const pointsSchema = z.strictObject(
  { win: worth, draw: worth, loss: worth },
  {
    error: (issue) => (issue.code === 'invalid_type' ? ('must_be_an_object' satisfies ErrorCode) : undefined),
  },
);

export const tieBreakersSchema = z.enum(['goal-difference', 'head-to-head'], {
  error: 'tie_breakers_must_be_goal_difference_or_head_to_head' satisfies ErrorCode,
});

export const timeZoneSchema = z
  .string({ error: 'must_be_text' satisfies ErrorCode })
  .max(MAX_TIME_ZONE_LENGTH, { error: 'time_zone_is_not_known' satisfies ErrorCode, abort: true })
  .refine(isTimeZone, { error: 'time_zone_is_not_known' satisfies ErrorCode })
  .describe('IANA time zone');
