import { hasBegun } from '@futsal-cup/domain/cup/outcome';
import { asRecorded } from '../../cup/recorded-match';
import type { Match } from '../../../shelf/cup/cup';

/** A match that has begun cannot be moved. */
export function isBegun(match: Match): boolean {
  return hasBegun(asRecorded(match));
}
