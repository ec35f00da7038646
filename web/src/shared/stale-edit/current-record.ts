import type { ErrorCode } from '@futsal-cup/domain/cup/error-codes';
import { ApiError } from '../api/api-error';

const CHANGED: ErrorCode = 'changed_by_someone_else';

/** The record as it is now, where the server refused an edit because it was made from an older one; else null. */
export function currentRecordOf<Record>(error: unknown): Record | null {
  if (!(error instanceof ApiError) || !error.items.some(({ msg }) => msg === CHANGED)) return null;
  const { data } = error;
  if (typeof data !== 'object' || data === null || !('current' in data)) return null;
  return data.current as Record;
}
