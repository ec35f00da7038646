import { z } from 'zod';
import type { Contract, NoData } from './contract';
import { ENDPOINTS } from './endpoints';

const request = z.strictObject({});

export type ValidateAccessRequest = z.input<typeof request>;

export type ValidateAccessResponse = NoData;

export const validateAccessContract: Contract<typeof request, ValidateAccessResponse> = {
  ...ENDPOINTS.validateAccess,
  request,
};
