import { apiError } from '../platform/api-error';

/**
 * Refuses a stale edit: the record has been written since the editor read it with `seen` as its `updatedAt`. `current` returns the present
 * record for the refusal. An edit without `updatedAt` is never stale.
 */
export function refuseStaleEdit(seen: string | undefined, updatedAt: string, current: () => unknown): void {
  if (seen === undefined || seen === updatedAt) return;
  throw apiError('changed_by_someone_else', { current: current() });
}
