import type { StandingsRowView } from '@futsal-cup/domain/contracts/views/cup-views';
import { SIDES } from '@futsal-cup/domain/cup/sides';
import { tableRulesOf, type TableRulesFields } from '@futsal-cup/domain/standings/presets';
import { sharedRanks } from '@futsal-cup/domain/bracket/shared-ranks';
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
  const sides = allMatches(cup).flatMap((match) =>
    SIDES.map((side) => ({ source: match[side].source, stage: match.Stage.name })),
  );
  const sources = sides.map(({ source }) => source);
  for (const { source, stage } of sides) {
    if (!source || !('stageId' in source) || source.stageId !== stageId) continue;
    const stages = places.get(source.place) ?? new Map<number, string>();
    places.set(source.place, stages);
    if (source.kind === 'best-of-place') stages.set(source.rank, stage);
    // Each of the ranks may lead to each of the slots, which need not be of one stage.
    else
      for (const rank of sharedRanks(sources, source))
        stages.set(rank, [...new Set([stages.get(rank) ?? stage, stage])].join(' / '));
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
