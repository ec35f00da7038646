import { z } from 'zod';
import { idField, updatedAtField } from '../cup/fields';
import { selectedTeamIdsSchema } from '../cup/record-fields';
import type { Contract, NoData } from './contract';
import { ENDPOINTS } from './endpoints';

/** A team that is in the group already stays in it. */
const request = z.strictObject({
  groupId: idField(),
  stageId: idField(),
  selectedTeamIds: selectedTeamIdsSchema,
  updatedAt: updatedAtField,
});

export type AddTeamsToGroupRequest = z.input<typeof request>;

export type AddTeamsToGroupResponse = NoData;

export const addTeamsToGroupContract: Contract<typeof request, AddTeamsToGroupResponse> = {
  ...ENDPOINTS.addTeamsToGroup,
  request,
};
