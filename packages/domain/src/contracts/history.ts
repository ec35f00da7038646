import { z } from 'zod';
import type { ErrorCode } from '../cup/error-codes/error-codes';
import { idField } from '../cup/fields';
import { HISTORY_KINDS } from '../history/recorded-change';
import { contract, contractsOf } from './contract';

export const historyContracts = contractsOf({
  getHistory: contract(
    z
      .strictObject({
        tournamentId: idField().optional(),
        kind: z.enum(HISTORY_KINDS, { error: 'kind_of_change_is_not_valid' satisfies ErrorCode }).optional(),
        after: idField().optional(),
      })
      .describe(
        'Without `tournamentId`: which tournaments came and went, and what concerns accounts. `after` is the last entry of the page before.',
      ),
  ),

  undoChange: contract(z.strictObject({ entryId: idField() })),

  erasePlayer: contract(
    z
      .strictObject({ tournamentId: idField(), playerId: idField() })
      .describe('Takes the player out of the team and out of the history. It cannot be undone.'),
  ),
});
