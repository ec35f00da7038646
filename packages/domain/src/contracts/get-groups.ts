import { z } from 'zod';
import { idField } from '../cup/fields';
import type { Contract } from './contract';
import { ENDPOINTS } from './endpoints';
import type { GroupView } from './views';

const request = z.strictObject({ tournamentId: idField() });

export type GetGroupsRequest = z.input<typeof request>;

export interface StageGroupsView {
  readonly name: string;
  readonly groups: readonly GroupView[];
}

/** By the id of each group stage. */
export interface GetGroupsResponse {
  readonly dbGroups: Readonly<Record<string, StageGroupsView>>;
}

export const getGroupsContract: Contract<typeof request, GetGroupsResponse> = {
  ...ENDPOINTS.getGroups,
  request,
};
