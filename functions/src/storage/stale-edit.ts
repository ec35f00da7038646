import { apiError } from '../platform/api-error';

/**
 * Refuses a stale edit: `seen` is the `updatedAt` that the editor read, and the record has been written since. `current` is
 * the record as it is now, which the refusal shows. An edit without `updatedAt` is never stale.
 */
export function refuseStaleEdit(seen: string | undefined, updatedAt: string, current: () => unknown): void {
  if (seen === undefined || seen === updatedAt) return;
  throw apiError('changed_by_someone_else', { current: current() });
}
