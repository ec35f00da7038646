import { hasBegun } from '@futsal-cup/domain/cup/outcome';
import { toDomainMatch } from '../../cup/domain-cup';
import type { Match } from '../../../shelf/cup/cup';

/** A match that has begun cannot be moved. */
export function isBegun(match: Match): boolean {
  return hasBegun(toDomainMatch(match));
}
