import { z } from 'zod';
import { emptyField } from '../cup/fields';
import { placeholderSchema, scheduleFields, stageIdSchema } from '../cup/record-fields';
import type { Contract } from './contract';
import { ENDPOINTS } from './endpoints';
import type { MatchView } from './views';

const request = z.strictObject({
  stageId: stageIdSchema,
  localTeamPlaceholder: placeholderSchema,
  visitorTeamPlaceholder: placeholderSchema,
  ...scheduleFields,
  localTeamId: emptyField,
  visitorTeamId: emptyField,
});

export type CreateUnknownTeamsMatchRequest = z.input<typeof request>;

export interface CreateUnknownTeamsMatchResponse {
  readonly match: MatchView;
}

export const createUnknownTeamsMatchContract: Contract<typeof request, CreateUnknownTeamsMatchResponse> = {
  ...ENDPOINTS.createUnknownTeamsMatch,
  request,
};
