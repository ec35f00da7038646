import { z } from 'zod';
import type { ErrorCode } from '../cup/error-codes/error-codes';
import { idField } from '../cup/fields';
import { HISTORY_KINDS } from '../history/recorded-change';
import { answer, contract, type NoData } from './contract';
import { ENDPOINTS } from './endpoints';
import type { HistoryEntryView, NamesakeView } from './views/history-views';

export const historyContracts = {
  getHistory: contract(
    ENDPOINTS.getHistory,
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
      /** Newest first. */
      readonly entries: readonly HistoryEntryView[];
      /** What to ask for the next page `after`; null on the last one. */
      readonly next: string | null;
    }>(),
  ),

  undoChange: contract(ENDPOINTS.undoChange, z.strictObject({ entryId: idField() }), answer<NoData>()),

  erasePlayer: contract(
    ENDPOINTS.erasePlayer,
    z
      .strictObject({ tournamentId: idField(), playerId: idField() })
      .describe('Takes the player out of the team and out of the history. It cannot be undone.'),
    answer<{
      /** One for each team of the tournament in which the same name is left. They stay until they are erased by their ids too. */
      readonly namesakes: readonly NamesakeView[];
    }>(),
  ),
};
