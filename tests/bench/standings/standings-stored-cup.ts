import type { Cup } from '@futsal-cup/domain/cup/records';
import type { StoredCup } from '@futsal-cup/functions/storage/stored';

const createdAt = '2026-06-01T08:00:00.000Z';
const updatedAt = '2026-06-10T08:00:00.000Z';

/** Returns the cup as it comes out of the store: every record is read anew, so all matches are objects of one shape. */
export function asStored(cup: Cup): StoredCup {
  const { tournamentId } = cup.tournament;
  const stored: StoredCup = {
    tournament: { ...cup.tournament, tournamentId, createdAt, updatedAt, revision: 1, isArchived: false },
    teams: cup.teams.map((team) => ({ ...team, tournamentId, createdAt, updatedAt })),
    stages: cup.stages.map((stage) => ({ ...stage, tournamentId, createdAt, updatedAt })),
    groups: cup.groups.map((group) => ({ ...group, tournamentId, createdAt, updatedAt })),
    matches: cup.matches.map((match) => ({ ...match, tournamentId, updatedAt })),
  };
  return JSON.parse(JSON.stringify(stored)) as StoredCup;
}
