import type { Match, PlaceholderSource } from '../match/match';

function referencedMatchId(teamId: string | null, source: PlaceholderSource | null): string[] {
  if (teamId !== null) return [];
  return source?.kind === 'match-winner' || source?.kind === 'match-loser' ? [source.matchId] : [];
}

/** The ids of the matches that a match waits for, local side first; a side with a known team waits for none. */
export function referencedMatchIds(match: Match): string[] {
  return [
    ...referencedMatchId(match.localTeamId, match.localTeamSource),
    ...referencedMatchId(match.visitorTeamId, match.visitorTeamSource),
  ];
}
