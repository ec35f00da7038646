import { z } from 'zod';
import { emptyField, idField, updatedAtField } from '../cup/fields';
import { knownTeamFields, scheduleFields, scoreFields, stageIdSchema } from '../cup/record-fields';
import type { Contract } from './contract';
import { ENDPOINTS } from './endpoints';
import type { MatchView } from './views';

/** A score that is left out stays; null takes it away. */
const request = z.strictObject({
  matchId: idField(),
  stageId: stageIdSchema,
  ...knownTeamFields,
  ...scheduleFields,
  ...scoreFields,
  localTeamPlaceholder: emptyField,
  visitorTeamPlaceholder: emptyField,
  updatedAt: updatedAtField,
});

export type EditKnownTeamsMatchRequest = z.input<typeof request>;

export interface EditKnownTeamsMatchResponse {
  readonly match: MatchView;
}

export const editKnownTeamsMatchContract: Contract<typeof request, EditKnownTeamsMatchResponse> = {
  ...ENDPOINTS.editKnownTeamsMatch,
  request,
};
