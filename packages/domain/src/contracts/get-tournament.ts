import { z } from 'zod';
import { idField } from '../cup/fields';
import type { Contract } from './contract';
import { ENDPOINTS } from './endpoints';
import type { ErrorCode } from '../cup/error-codes';
import type { TournamentView } from './views';

const request = z.strictObject({
  tournamentId: idField(),
  /** With the current version the answer may be kept for ever. */
  version: z
    .string({ error: 'version_is_not_valid' satisfies ErrorCode })
    .max(100, { error: 'version_is_not_valid' satisfies ErrorCode })
    .optional(),
});

export type GetTournamentRequest = z.input<typeof request>;

export interface GetTournamentResponse {
  readonly tournament: TournamentView;
}

export const getTournamentContract: Contract<typeof request, GetTournamentResponse> = {
  ...ENDPOINTS.getTournament,
  request,
};
