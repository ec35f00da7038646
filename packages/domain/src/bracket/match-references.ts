import type { Match, PlaceholderSource } from '../match/match';

function referencedMatchId(source: PlaceholderSource | null): string | null {
  return source?.kind === 'match-winner' || source?.kind === 'match-loser' ? source.matchId : null;
}

const NONE: readonly string[] = [];

/** The ids of the matches that a match waits for, local side first; a side with a known team waits for none. */
export function referencedMatchIds(match: Match): readonly string[] {
  const { localTeamSource, visitorTeamSource } = match;
  if (localTeamSource === null && visitorTeamSource === null) return NONE;
  const local = match.localTeamId === null ? referencedMatchId(localTeamSource) : null;
  const visitor = match.visitorTeamId === null ? referencedMatchId(visitorTeamSource) : null;
  return [local, visitor].filter((matchId) => matchId !== null);
}
