import { hasBegun } from '@futsal-cup/domain/cup/outcome';
import { toDomainMatch } from '../../cup/domain-cup';
import type { Match } from '../../../shelf/cup/cup';

/** Whether a match has begun, so that it stays where it is. */
export function isBegun(match: Match): boolean {
  return hasBegun(toDomainMatch(match));
}
