import { z } from 'zod';
import { emptyField, idField, updatedAtField } from '../cup/fields';
import { placeholderSchema, scheduleFields, scoreFields, stageIdSchema } from '../cup/record-fields';
import type { Contract } from './contract';
import { ENDPOINTS } from './endpoints';
import type { MatchView } from './views';

/** A side whose placeholder is left out stays as it is, its binding included; so does a score; null takes a score away. */
const request = z.strictObject({
  matchId: idField(),
  stageId: stageIdSchema,
  localTeamPlaceholder: placeholderSchema.optional(),
  visitorTeamPlaceholder: placeholderSchema.optional(),
  ...scheduleFields,
  ...scoreFields,
  localTeamId: emptyField,
  visitorTeamId: emptyField,
  updatedAt: updatedAtField,
});

export type EditUnknownTeamsMatchRequest = z.input<typeof request>;

export interface EditUnknownTeamsMatchResponse {
  readonly match: MatchView;
}

export const editUnknownTeamsMatchContract: Contract<typeof request, EditUnknownTeamsMatchResponse> = {
  ...ENDPOINTS.editUnknownTeamsMatch,
  request,
};
