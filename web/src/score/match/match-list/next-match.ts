import type { ScorerMatchView } from '@futsal-cup/domain/contracts/views/scorer-views';

/**
 * The match that a scorer turns to after `ended`: the next one to be played at the same place, else the next of the link. `matches` are in
 * the order of their kick-offs; only later ones count, because without a network an earlier one that was scored here still looks open.
 */
export function nextMatch(
  matches: readonly ScorerMatchView[],
  ended: ScorerMatchView,
): ScorerMatchView | undefined {
  const later = matches
    .slice(matches.indexOf(ended) + 1)
    .filter(({ state, readAs }) => state === 'scheduled' && !readAs);
  return later.find(({ location }) => location === ended.location) ?? later[0];
}
