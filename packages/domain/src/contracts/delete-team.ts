import { z } from 'zod';
import { idField } from '../cup/fields';
import type { Contract, NoData } from './contract';
import { ENDPOINTS } from './endpoints';

const request = z.strictObject({ teamId: idField() });

export type DeleteTeamRequest = z.input<typeof request>;

export type DeleteTeamResponse = NoData;

export const deleteTeamContract: Contract<typeof request, DeleteTeamResponse> = {
  ...ENDPOINTS.deleteTeam,
  request,
};
