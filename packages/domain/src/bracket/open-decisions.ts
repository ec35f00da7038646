import { cupsOf } from '../cup/categories';
import type { Cup } from '../cup/records';
import { shownInPart } from '../cup/shown';
import type { PlaceholderSource } from '../cup/sides';
import { tableRulesOf } from '../standings/presets';
import type { StandingsRow } from '../standings/rows';
import { countedSize } from '../standings/shared-place';
import { neededRanks } from './allotment/shared-ranks';
import { type GroupTable, rankingOf } from './group-tables';
import { stageThatDecides } from './podium';
import { openSourcesOf } from './references';
import { groupTablesOf } from './resolve-cup';

/** Teams that no criterion separates: the places or the ranks that they share, and their ids in the order of the table. */
export interface LevelTeams {
  readonly from: number;
  readonly to: number;
  readonly teamIds: readonly string[];
}

/**
 * A decision that a cup needs, among level teams of a group or, where `groupId` is null, among those on the place `across` of the groups of
 * the stage.
 */
export interface OpenDecision extends LevelTeams {
  readonly stageId: string;
  readonly groupId: string | null;
  readonly across: number | null;
}

interface Context {
  readonly cup: Cup;
  readonly tables: ReadonlyMap<string, GroupTable>;
  /** What the groups that take places, and the sides without a chosen team, wait for. */
  readonly sources: readonly PlaceholderSource[];
  /** The stage whose only table decides the cup; null where there is none, or where it is not shown. */
  readonly decidingStageId: string | null;
}

/** The teams that share a position of a ranking, where `isNeeded` says so of their places. */
function levelIn(
  rows: readonly StandingsRow[],
  isNeeded: (from: number, to: number) => boolean,
): readonly LevelTeams[] {
  const positions = new Map<number, string[]>();
  for (const { position, teamId } of rows) {
    positions.set(position, [...(positions.get(position) ?? []), teamId]);
  }
  return [...positions]
    .map(([from, teamIds]) => ({ from, to: from + teamIds.length - 1, teamIds }))
    .filter(({ from, to }) => from < to && isNeeded(from, to));
}

function decidingStageOf(
  { stages, groups, matches, tournament }: Cup,
  { groupTables, places }: ReturnType<typeof groupTablesOf>,
): string | null {
  if (shownInPart(tournament)) return null;
  const decides = stageThatDecides(
    stages.map((stage) => ({
      ...stage,
      groups: tablesOfStage(stage.stageId, groupTables).map(({ groupId, teams, table }) => ({
        groupId,
        Teams: teams,
        standings: table,
        places: groups
          .find((group) => group.groupId === groupId)
          ?.places?.map((source, index) => ({ source, teamId: places.get(groupId)?.[index] ?? null })),
      })),
      Matches: matches.filter(({ stageId }) => stageId === stage.stageId),
    })),
  );
  return decides?.stageId ?? null;
}

function tablesOfStage(stageId: string, tables: Context['tables']): readonly GroupTable[] {
  return [...tables.values()].filter((table) => table.stageId === stageId);
}

/** The places of a stage's groups that a side compares, each once. */
function placesAcross(stageId: string, { sources }: Context): readonly number[] {
  return [
    ...new Set(
      sources.flatMap((source) => ('stageId' in source && source.stageId === stageId ? [source.place] : [])),
    ),
  ];
}

const LAST_OF_PODIUM = 3;

function openInGroup(group: GroupTable, context: Context): readonly OpenDecision[] {
  const { groupId, stageId, table, teams, isComplete } = group;
  if (!isComplete) return [];
  const { across } = tableRulesOf(context.cup.tournament);
  const sizes = tablesOfStage(stageId, context.tables).map((other) => other.teams.length);
  const compared = placesAcross(stageId, context);
  const named = context.sources.flatMap((source) =>
    source.kind === 'group-place' && source.groupId === groupId ? [source.place] : [],
  );
  const places = [...named, ...compared];
  // Where the results against the last teams of a larger group do not count, it has to be known which teams those are.
  const cuts = compared.map((place) => countedSize(sizes, place, across) ?? teams.length);
  const level = levelIn(
    table,
    (from, to) =>
      (stageId === context.decidingStageId && from <= LAST_OF_PODIUM) ||
      places.some((place) => from <= place && place <= to) ||
      cuts.some((cut) => from <= cut && cut < to),
  );
  return level.map((teamsOfPlace) => ({ stageId, groupId, across: null, ...teamsOfPlace }));
}

function openAcross(stageId: string, place: number, context: Context): readonly OpenDecision[] {
  const ranking = rankingOf(context.cup, context.tables, { stageId, place });
  if (!ranking) return [];
  const ranks = neededRanks(context.sources, { stageId, place });
  const level = levelIn(ranking, (from, to) => ranks.some((rank) => from <= rank && rank <= to));
  return level.map((teamsOfRank) => ({ stageId, groupId: null, across: place, ...teamsOfRank }));
}

/**
 * The decisions that a cup needs: among teams that share places of a complete group, or ranks across complete groups, on which a placeholder
 * or the podium depends. An order on which nothing depends needs none.
 */
export function openDecisionsOf(cup: Cup): readonly OpenDecision[] {
  return cupsOf(cup).flatMap(openDecisionsOfOne);
}

function openDecisionsOfOne(cup: Cup): readonly OpenDecision[] {
  const settled = groupTablesOf(cup);
  const tables = settled.groupTables;
  const context: Context = {
    cup,
    tables,
    sources: openSourcesOf(cup),
    decidingStageId: decidingStageOf(cup, settled),
  };
  return [
    ...[...tables.values()].flatMap((group) => openInGroup(group, context)),
    ...cup.stages.flatMap(({ stageId }) =>
      placesAcross(stageId, context).flatMap((place) => openAcross(stageId, place, context)),
    ),
  ];
}
