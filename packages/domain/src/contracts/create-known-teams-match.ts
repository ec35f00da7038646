import { z } from 'zod';
import { emptyField } from '../cup/fields';
import { knownTeamFields, scheduleFields, stageIdSchema } from '../cup/record-fields';
import type { Contract } from './contract';
import { ENDPOINTS } from './endpoints';
import type { MatchView } from './views';

const request = z.strictObject({
  stageId: stageIdSchema,
  ...knownTeamFields,
  ...scheduleFields,
  localTeamPlaceholder: emptyField,
  visitorTeamPlaceholder: emptyField,
});

export type CreateKnownTeamsMatchRequest = z.input<typeof request>;

export interface CreateKnownTeamsMatchResponse {
  readonly match: MatchView;
}

export const createKnownTeamsMatchContract: Contract<typeof request, CreateKnownTeamsMatchResponse> = {
  ...ENDPOINTS.createKnownTeamsMatch,
  request,
};
