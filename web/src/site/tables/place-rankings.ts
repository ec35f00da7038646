import type { StandingsRowView } from '@futsal-cup/domain/contracts/views/cup-views';
import { type PlaceholderSource, type Side, SIDES } from '@futsal-cup/domain/cup/sides';
import { tableRulesOf, type TableRulesFields } from '@futsal-cup/domain/standings/presets';
import { firstRanks } from '@futsal-cup/domain/bracket/allotment/first-ranks';
import { type AcrossGroups, rankAcrossGroups } from '@futsal-cup/domain/standings/across-groups';
import { allMatches } from '../../shelf/cup/all-matches';
import { stageName } from '../../shelf/cup/stage-name';
import type { Cup, Stage } from '../../shelf/cup/cup';
import { toTableMatch, toTableTeams } from '../../shelf/cup/table-input';
import { rowsInOrder } from '../../shelf/lists/rows-in-order';

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
 * Returns the stages of the matches and groups that take a team from a table, by what `read` says of a source: the key of the table, and the
 * number of the place in it.
 */
export function stagesOfSources<Key>(
  cup: Cup,
  read: (source: PlaceholderSource) => readonly [table: Key, number: number] | false,
): Map<Key, Map<number, string>> {
  const tables = new Map<Key, Map<number, string>>();
  const add = (name: string, { source }: Pick<Side, 'source'>) => {
    const found = source && read(source);
    if (!found) return;
    const [table, number] = found;
    const stages = tables.get(table) ?? new Map<number, string>();
    tables.set(table, stages.set(number, name));
  };
  for (const stage of cup.Stages) {
    for (const { places } of stage.groups) places?.forEach((place) => add(stageName(stage), place));
  }
  for (const match of allMatches(cup)) SIDES.forEach((side) => add(stageName(match.Stage), match[side]));
  return tables;
}

/**
 * Returns the places of a stage from which later matches take the best teams. Each place has the stages that its best teams advance
 * to, by rank. Ranks that share slots lead to the stages of all these slots.
 */
export function bestPlacesOf(cup: Cup, { stageId }: Stage): ReadonlyMap<number, StagesOfPlaces> {
  // The slots are below zero, where no rank is, until all of them are known.
  const places = stagesOfSources(
    cup,
    (source) =>
      'stageId' in source &&
      source.stageId === stageId && [source.place, 'rank' in source ? source.rank : -source.slot],
  );
  for (const stages of places.values()) {
    const slots = [...stages].filter(([number]) => number < 0);
    const ofSlots = [...new Set(slots.map(([, stage]) => stage))].join(' / ');
    for (const rank of firstRanks(slots.length, stages)) stages.set(rank, ofSlots);
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
    return {
      place,
      rows: rows.map((row) => ({ ...row, name: names.get(row.teamId) ?? '', decidedBy: null })),
    };
  });
}
