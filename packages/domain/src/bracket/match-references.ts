import type { Match, PlaceholderSource } from '../match/match';

/** The match that a source waits for; null when it waits for a group, or there is no source. */
export function referencedMatchId(source: PlaceholderSource | null): string | null {
  return source?.kind === 'match-winner' || source?.kind === 'match-loser' ? source.matchId : null;
}

/** The ids of the matches that a match waits for, local side first; a side with a known team waits for none. */
export function referencedMatchIds(match: Match): string[] {
  const local = match.localTeamId === null ? referencedMatchId(match.localTeamSource) : null;
  const visitor = match.visitorTeamId === null ? referencedMatchId(match.visitorTeamSource) : null;
  return [local, visitor].filter((matchId) => matchId !== null);
}
