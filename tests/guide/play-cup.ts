import type { MatchView } from '@futsal-cup/domain/contracts/views/cup-views';
import { readView } from '../support/builders/builders';
import { enterScore } from '../support/builders/builders-matches';
import { goalsOf, type SampleClub } from './sample-club';

function isOpen({ state, LocalTeam, VisitorTeam }: MatchView): boolean {
  return state === 'scheduled' && LocalTeam !== null && VisitorTeam !== null;
}

/** Enters a score for every match of a cup that has not begun, until the final is played. */
export async function playCup(tournamentId: string, club: SampleClub): Promise<void> {
  for (;;) {
    const matches = (await readView(tournamentId)).Stages.flatMap(({ Matches }) => Matches);
    const open = matches.filter(isOpen);
    if (open.length === 0) return;
    for (const match of open) {
      const { LocalTeam, VisitorTeam } = match;
      await enterScore(match, goalsOf(club, LocalTeam?.name ?? '', VisitorTeam?.name ?? ''));
    }
  }
}
