import type { Cup } from '@futsal-cup/domain/cup/cup';
import type { StoredCup } from '@futsal-cup/functions/platform/stored';

/** The cup as it comes out of the store. */
export function asStored(cup: Cup): StoredCup {
  const { tournamentId } = cup.tournament;
  const stamps = {
    tournamentId,
    createdAt: '2026-06-01T08:00:00.000Z',
    updatedAt: '2026-06-10T08:00:00.000Z',
  };
  return {
    tournament: { ...cup.tournament, ...stamps, revision: 1 },
    teams: cup.teams.map((team) => ({ ...team, ...stamps })),
    stages: cup.stages.map((stage) => ({ ...stage, ...stamps })),
    groups: cup.groups.map((group) => ({ ...group, ...stamps })),
    matches: cup.matches.map((match) => ({ ...match, ...stamps, createdAt: match.createdAt })),
  };
}
