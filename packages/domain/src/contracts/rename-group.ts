import { z } from 'zod';
import { idField, updatedAtField } from '../cup/fields';
import { renamedGroupNameSchema } from '../cup/record-fields';
import type { Contract, NoData } from './contract';
import { ENDPOINTS } from './endpoints';

const request = z.strictObject({
  groupId: idField(),
  name: renamedGroupNameSchema,
  updatedAt: updatedAtField,
});

export type RenameGroupRequest = z.input<typeof request>;

export type RenameGroupResponse = NoData;

export const renameGroupContract: Contract<typeof request, RenameGroupResponse> = {
  ...ENDPOINTS.renameGroup,
  request,
};
