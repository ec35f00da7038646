import { z } from 'zod';
import { idField } from '../cup/fields';
import type { Contract, NoData } from './contract';
import { ENDPOINTS } from './endpoints';

const request = z.strictObject({ groupId: idField(), teamId: idField() });

export type RemoveTeamFromGroupRequest = z.input<typeof request>;

export type RemoveTeamFromGroupResponse = NoData;

export const removeTeamFromGroupContract: Contract<typeof request, RemoveTeamFromGroupResponse> = {
  ...ENDPOINTS.removeTeamFromGroup,
  request,
};
