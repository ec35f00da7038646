import { nameKey } from '@futsal-cup/domain/cup/name-key';
import type { Match } from '../../shared/cup/cup';

/** The places of the matches, each once however it is written, as the scope of a link compares them. */
export function courtsOf(matches: readonly Pick<Match, 'location'>[]): readonly string[] {
  const courts = new Map(matches.map(({ location }) => [nameKey(location), location]));
  return [...courts.values()].sort((a, b) => a.localeCompare(b));
}
