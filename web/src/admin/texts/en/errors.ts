import type { ErrorCode } from '@futsal-cup/domain/cup/error-codes/error-codes';

export const errorsTexts = {
  /** A sentence for each error code. It is null if the app creates the sentence from the code itself, as in English. */
  errorCodes: null as Readonly<Record<ErrorCode, string>> | null,
} as const;
