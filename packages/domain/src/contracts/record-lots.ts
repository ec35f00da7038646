import { z } from 'zod';
import { idField, updatedAtField } from '../cup/fields';
import { teamIdsSchema } from '../cup/record-fields';
import type { Contract, NoData } from './contract';
import { ENDPOINTS } from './endpoints';

/** The recorded order, best first; empty takes it back. */
const request = z.strictObject({ groupId: idField(), teamIds: teamIdsSchema, updatedAt: updatedAtField });

export type RecordLotsRequest = z.input<typeof request>;

export type RecordLotsResponse = NoData;

export const recordLotsContract: Contract<typeof request, RecordLotsResponse> = {
  ...ENDPOINTS.recordLots,
  request,
};
