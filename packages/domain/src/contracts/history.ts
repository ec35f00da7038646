import { z } from 'zod';
import type { ErrorCode } from '../cup/error-codes/error-codes';
import { idField } from '../cup/fields';
import { HISTORY_KINDS } from '../history/recorded-change';
import { answer, contract, contractsOf, type NoData } from './contract';
import type { HistoryEntryView, NamesakeView } from './views/history-views';

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
    answer<{
      /** `entries` has the changes, the newest first. */
      readonly entries: readonly HistoryEntryView[];
      /** `next` is the value of `after` that asks for the next page; null on the last page. */
      readonly next: string | null;
    }>(),
  ),

  undoChange: contract(z.strictObject({ entryId: idField() }), answer<NoData>()),

  erasePlayer: contract(
    z
      .strictObject({ tournamentId: idField(), playerId: idField() })
      .describe('Takes the player out of the team and out of the history. It cannot be undone.'),
    answer<{
      /**
       * `namesakes` has an item for each team of the tournament in which the erased name remains. The name remains there until it is erased
       * with the `playerId` of that item.
       */
      readonly namesakes: readonly NamesakeView[];
    }>(),
  ),
});
