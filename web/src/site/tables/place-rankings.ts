import type { StandingsRowView } from '@futsal-cup/domain/contracts/views/cup-views';
import { SIDES } from '@futsal-cup/domain/cup/sides';
import { type AcrossGroups, rankAcrossGroups } from '@futsal-cup/domain/standings/across-groups';
import { allMatches } from '../../shelf/cup/all-matches';
import type { Cup, Stage } from '../../shelf/cup/cup';
import { toTableMatch } from '../../shelf/cup/live/provisional-table';
import { rowsInOrder } from './rows-in-order';

/** The teams on one place of the groups of a stage, ranked across the groups as the tables stand, running matches included. */
export function rankPlace({ points }: Pick<Cup, 'points'>, stage: Stage, place: number): AcrossGroups {
  return rankAcrossGroups({
    groups: stage.groups.map(({ groupId, Teams, standings }) => ({
      groupId,
      teams: Teams,
      matches: stage.Matches.filter((match) => match.groupId === groupId).map(toTableMatch),
      table: standings.map((row) => ({ ...row, reasons: [] })),
    })),
    place,
    points,
    levelGroupSizes: true,
    includeRunning: true,
  });
}

/** A place of which only the best teams go on. */
export interface PlaceRanking {
  readonly place: number;
  /** Null while a group has not separated who is on the place. */
  readonly rows: readonly StandingsRowView[] | null;
}

function namesOf({ groups }: Stage): ReadonlyMap<string, string> {
  return new Map(groups.flatMap(({ standings }) => standings.map(({ teamId, name }) => [teamId, name])));
}

/** The names of the stages that the places of a table lead to. */
export type StagesOfPlaces = ReadonlyMap<number, string>;

/** The places of a stage of which later matches take the best: each with the stages that its best lead to, by their rank. */
export function bestPlacesOf(cup: Cup, { stageId }: Stage): ReadonlyMap<number, StagesOfPlaces> {
  const places = new Map<number, Map<number, string>>();
  for (const match of allMatches(cup)) {
    for (const { source } of SIDES.map((side) => match[side])) {
      if (source?.kind !== 'best-of-place' || source.stageId !== stageId) continue;
      const stages = places.get(source.place) ?? new Map<number, string>();
      places.set(source.place, stages.set(source.rank, match.Stage.name));
    }
  }
  return places;
}

/** The rankings of all places of a stage of which later matches take the best. None before every group has begun. */
export function placeRankingsOf(cup: Cup, stage: Stage): readonly PlaceRanking[] {
  const hasBegun = stage.groups.every(({ standings }) => standings.some(({ played }) => played > 0));
  if (!hasBegun) return [];
  const names = namesOf(stage);
  return [...bestPlacesOf(cup, stage).keys()].sort().map((place) => {
    const ranking = rankPlace(cup, stage, place);
    if (ranking.kind === 'undecided') return { place, rows: null };
    const rows = rowsInOrder(ranking.rows, cup.Teams);
    const named = rows.map((row) => ({ ...row, name: names.get(row.teamId) ?? '' }));
    return { place, rows: named.map((row) => ({ ...row, reasons: [], decidedBy: null })) };
  });
}
