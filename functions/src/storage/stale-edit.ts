import { apiError } from '../platform/api-error';

/**
 * Refuses a stale edit: the record has been written since the editor read it with `seen` as its `updatedAt`. `current` returns the present
 * record for the refusal. An edit without `updatedAt` is never stale; null stands for a record that does not exist.
 */
export function refuseStaleEdit(
  seen: string | null | undefined,
  updatedAt: string | null,
  current: () => unknown,
): void {
  if (seen === undefined || seen === updatedAt) return;
  throw apiError('changed_by_someone_else', { current: current() });
}
