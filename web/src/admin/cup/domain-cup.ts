import type { Cup as DomainCup } from '@futsal-cup/domain/cup/records';
import { allMatches } from '../../shelf/cup/all-matches';
import type { Cup } from '../../shelf/cup/cup';
import { asRecorded } from './recorded-match';

/**
 * Reads the loaded cup as the domain's type, with its matches as they are stored. It has no players, because a view of a cup does not
 * contain their stored names.
 */
export function toDomainCup(cup: Cup): DomainCup {
  return {
    tournament: cup,
    teams: cup.Teams.map((team) => ({ ...team, players: [] })),
    stages: cup.Stages,
    groups: cup.Stages.flatMap(({ groups }) =>
      groups.map(({ Teams, places = [], ...group }) => ({
        ...group,
        teamIds: Teams.map(({ teamId }) => teamId).filter((id) =>
          places.every(({ teamId }) => teamId !== id),
        ),
        ...(places.length > 0 && { places: places.map(({ source }) => source) }),
      })),
    ),
    matches: allMatches(cup).map(asRecorded),
  };
}
