import type { StandingsRowView } from '@futsal-cup/domain/contracts/views/cup-views';
import { SIDES } from '@futsal-cup/domain/cup/sides';
import { tableRulesOf, type TableRulesFields } from '@futsal-cup/domain/standings/presets';
import { type AcrossGroups, rankAcrossGroups } from '@futsal-cup/domain/standings/across-groups';
import { allMatches } from '../../shelf/cup/all-matches';
import type { Cup, Stage } from '../../shelf/cup/cup';
import { toTableMatch, toTableTeams } from '../../shelf/cup/table-input';
import { rowsInOrder } from './rows-in-order';

/** Ranks the teams on one place of all groups of a stage across the groups, by the current tables including live matches. */
export function rankPlace(
  cup: Pick<Cup, 'points' | 'Teams' | keyof TableRulesFields>,
  stage: Stage,
  place: number,
): AcrossGroups {
  return rankAcrossGroups({
    groups: stage.groups.map((group) => ({
      groupId: group.groupId,
      teams: toTableTeams(group, cup),
      matches: stage.Matches.filter(({ groupId }) => groupId === group.groupId).map(toTableMatch),
      table: group.standings.map((row) => ({ ...row, reasons: [] })),
    })),
    place,
    points: cup.points,
    rules: tableRulesOf(cup),
    decisions: stage.decisions,
    includeRunning: true,
  });
}

/** A place from which only the best teams advance. */
export interface PlaceRanking {
  readonly place: number;
  /** The rows are null while it is open which team of a group holds the place. */
  readonly rows: readonly StandingsRowView[] | null;
}

function namesOf({ groups }: Stage): ReadonlyMap<string, string> {
  return new Map(groups.flatMap(({ standings }) => standings.map(({ teamId, name }) => [teamId, name])));
}

/** The names of the stages that the places of a table lead to. */
export type StagesOfPlaces = ReadonlyMap<number, string>;

/**
 * Returns the places of a stage from which later matches take the best teams. Each place has the stages that its best teams advance
 * to, by rank.
 */
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

/**
 * Returns the rankings of all places of a stage from which later matches take the best teams. There are none before every group has
 * begun.
 */
export function placeRankingsOf(cup: Cup, stage: Stage): readonly PlaceRanking[] {
  const hasBegun = stage.groups.every(({ standings }) => standings.some(({ played }) => played > 0));
  if (!hasBegun) return [];
  const names = namesOf(stage);
  return [...bestPlacesOf(cup, stage).keys()].sort().map((place) => {
    const ranking = rankPlace(cup, stage, place);
    if (ranking.kind === 'undecided') return { place, rows: null };
    const rows = rowsInOrder(ranking.rows, cup.Teams);
    const named = rows.map((row) => ({ ...row, name: names.get(row.teamId) ?? '' }));
    return { place, rows: named.map((row) => ({ ...row, decidedBy: null })) };
  });
}
