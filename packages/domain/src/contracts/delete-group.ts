import { z } from 'zod';
import { idField } from '../cup/fields';
import type { Contract, NoData } from './contract';
import { ENDPOINTS } from './endpoints';

const request = z.strictObject({ groupId: idField() });

export type DeleteGroupRequest = z.input<typeof request>;

export type DeleteGroupResponse = NoData;

export const deleteGroupContract: Contract<typeof request, DeleteGroupResponse> = {
  ...ENDPOINTS.deleteGroup,
  request,
};
