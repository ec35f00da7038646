import type { MatchView } from '@futsal-cup/domain/contracts/views/cup-views';
import type { ErrorCode } from '@futsal-cup/domain/cup/error-codes/error-codes';
import { isAccessFailure } from '../../../shelf/api/access-failure';
import { ApiError, isPassing } from '../../../shelf/api/api-error';
import type { Match } from '../../../shelf/cup/cup';
import { currentRecordOf } from '../../stale-edit/stale-edit';
import { areSameValues, valuesOf } from '../match-form/match-values';
import type { Outcome, Sent } from './match-edit';

const GONE: ErrorCode = 'match_not_found';

function isMatchGone(error: unknown): boolean {
  return error instanceof ApiError && error.items.some(({ msg }) => msg === GONE);
}

/**
 * Tells what has become of a call that failed. A call whose answer got lost may have succeeded; the server then has exactly the values that
 * are sent again.
 */
export function failedOutcome(
  error: unknown,
  { base, values }: Sent,
  read: (view: MatchView) => Match,
): Outcome {
  const view = currentRecordOf<MatchView>(error);
  if (view) {
    const latest = read(view);
    const hasArrived = areSameValues(valuesOf(latest), values);
    return hasArrived ? { kind: 'saved', match: latest } : { kind: 'stale', latest };
  }
  if (error === null || isAccessFailure(error)) return { kind: 'unsent' };
  if (isPassing(error)) return { kind: 'lost' };
  return { kind: base && isMatchGone(error) ? 'gone' : 'refused' };
}
