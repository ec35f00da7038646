import { z } from 'zod';
import { emptyField } from '../cup/fields';
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

const request = z.strictObject({
  groupId: groupIdSchema,
  stageId: stageIdSchema,
  ...knownTeamFields,
  ...scheduleFields,
  ...scoreFields,
  matchId: emptyField,
});

export type CreateGroupMatchRequest = z.input<typeof request>;

export interface CreateGroupMatchResponse {
  readonly match: MatchView;
}

export const createGroupMatchContract: Contract<typeof request, CreateGroupMatchResponse> = {
  ...ENDPOINTS.createGroupMatch,
  request,
};
