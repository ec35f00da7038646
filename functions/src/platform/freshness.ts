import { apiError } from './api-error';

/** Refuses an edit of a record that has changed since its editor read it; `current` shows what it is now. */
export function refuseStale(seen: string | undefined, updatedAt: string, current: () => unknown): void {
  if (seen === undefined || seen === updatedAt) return;
  throw apiError('changed_by_someone_else', { current: current() });
}
