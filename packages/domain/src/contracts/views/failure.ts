import { z } from 'zod';
import { ERROR_CODES, type ErrorCode } from '../../cup/error-codes/error-codes';
import { named, part } from '../../cup/parts';

export const errorCode = named('ErrorCode', z.enum(Object.keys(ERROR_CODES) as ErrorCode[]));

/** What a failure says of one problem. */
export const errorItem = {
  msg: errorCode,
  path: z.string().optional().describe('The field, where there is one: `players.2.name`.'),
};

export const failure = part(
  'Failure',
  {
    success: z.literal(false),
    errors: z.array(part('ErrorItem', errorItem)).min(1),
    data: z
      .strictObject({ current: z.looseObject({}) })
      .optional()
      .describe('With `changed_by_someone_else`: the record as it is now, in the shape of its view.'),
  },
  'Why a call was refused. The status is that of the first error.',
);
