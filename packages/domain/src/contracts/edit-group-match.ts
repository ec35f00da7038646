import { z } from 'zod';
import { idField, updatedAtField } from '../cup/fields';
import {
  groupIdSchema,
  knownTeamFields,
  scheduleFields,
  scoreFields,
  stageIdSchema,
} from '../cup/record-fields';
import type { Contract } from './contract';
import { ENDPOINTS } from './endpoints';
import type { MatchView } from './views';

/** The group may be another one of the same stage. A score that is left out stays; null takes it away. */
const request = z.strictObject({
  matchId: idField(),
  groupId: groupIdSchema,
  stageId: stageIdSchema,
  ...knownTeamFields,
  ...scheduleFields,
  ...scoreFields,
  updatedAt: updatedAtField,
});

export type EditGroupMatchRequest = z.input<typeof request>;

export interface EditGroupMatchResponse {
  readonly match: MatchView;
}

export const editGroupMatchContract: Contract<typeof request, EditGroupMatchResponse> = {
  ...ENDPOINTS.editGroupMatch,
  request,
};
