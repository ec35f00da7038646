import { z } from 'zod';
import { idField } from '../cup/fields';
import { groupNameSchema } from '../cup/record-fields';
import type { Contract, NoData } from './contract';
import { ENDPOINTS } from './endpoints';

const request = z.strictObject({ stageId: idField(), name: groupNameSchema });

export type CreateGroupRequest = z.input<typeof request>;

export type CreateGroupResponse = NoData;

export const createGroupContract: Contract<typeof request, CreateGroupResponse> = {
  ...ENDPOINTS.createGroup,
  request,
};
