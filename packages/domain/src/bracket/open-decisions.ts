import type { Cup } from '../cup/records';
import { shownInPart } from '../cup/shown';
import type { PlaceholderSource } from '../cup/sides';
import { rankAcrossGroups } from '../standings/across-groups';
import { tableRulesOf } from '../standings/presets';
import type { StandingsRow } from '../standings/rows';
import { countedSize } from '../standings/shared-place';
import type { GroupTable } from './group-tables';
import { membersOfGroups } from './members';
import { stageThatDecides } from './podium';
import { openSourcesOf } from './references';
import { groupTablesOf } from './resolve-cup';
import { sharedRanks } from './allotment/shared-ranks';

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

type BestOfPlace = Extract<PlaceholderSource, { kind: 'best-of-place' }>;

interface Context {
  readonly cup: Cup;
  readonly tables: readonly GroupTable[];
  /** What the groups that take places, and the sides without a chosen team, wait for. */
  readonly places: readonly Extract<PlaceholderSource, { kind: 'group-place' }>[];
  /** The ranks on which a side depends. Which team a slot gets depends on all ranks that the slots of its place share. */
  readonly bests: readonly BestOfPlace[];
  /** The stage whose only table decides the cup; null where there is none. */
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

function decidingStageOf(cup: Cup, tables: ReadonlyMap<string, GroupTable>) {
  const { stages, groups, matches } = cup;
  const membersOf = membersOfGroups(cup);
  const decides = stageThatDecides(
    stages.map((stage) => ({
      ...stage,
      groups: groups
        .filter(({ stageId }) => stageId === stage.stageId)
        .map(({ groupId }) => ({
          groupId,
          Teams: (membersOf.get(groupId) ?? []).map((teamId) => ({ teamId })),
          standings: tables.get(groupId)?.table ?? [],
        })),
      Matches: matches.filter(({ stageId }) => stageId === stage.stageId),
    })),
  );
  return decides?.stageId ?? null;
}

function contextOf(cup: Cup): Context {
  const tables = groupTablesOf(cup);
  const sources = openSourcesOf(cup);
  return {
    cup,
    tables: [...tables.values()],
    places: sources.filter((source) => source.kind === 'group-place'),
    bests: sources.flatMap((source): readonly BestOfPlace[] => {
      if (source.kind === 'best-of-place') return [source];
      if (source.kind !== 'allotted-of-place') return [];
      const { stageId, place } = source;
      return sharedRanks(sources, source).map((rank) => ({ kind: 'best-of-place', stageId, place, rank }));
    }),
    decidingStageId: decidingStageOf(cup, tables),
  };
}

const PODIUM = [1, 2, 3];

function openInGroup(group: GroupTable, context: Context): readonly OpenDecision[] {
  const { groupId, stageId, table, teams, isComplete } = group;
  if (!isComplete) return [];
  const { across } = tableRulesOf(context.cup.tournament);
  const bests = context.bests.filter((best) => best.stageId === stageId && best.place <= teams.length);
  // Where the results against the last teams of a larger group do not count, it has to be known which teams those are.
  const cuts = bests.map(({ place }) => {
    const compared = context.tables.filter(
      (other) => other.stageId === stageId && other.teams.length >= place,
    );
    const sizes = compared.map((other) => other.teams.length);
    return countedSize(sizes, place, across) ?? teams.length;
  });
  const places = [
    ...context.places.filter((source) => source.groupId === groupId).map(({ place }) => place),
    ...bests.map(({ place }) => place),
    ...(stageId === context.decidingStageId && !shownInPart(context.cup.tournament) ? PODIUM : []),
  ];
  const level = levelIn(
    table,
    (from, to) =>
      places.some((place) => from <= place && place <= to) || cuts.some((cut) => from <= cut && cut < to),
  );
  return level.map((teamsOfPlace) => ({ stageId, groupId, across: null, ...teamsOfPlace }));
}

function openAcross(
  stageId: string,
  place: number,
  { cup, tables, bests }: Context,
): readonly OpenDecision[] {
  const groups = tables.filter((table) => table.stageId === stageId);
  if (!groups.every(({ isComplete }) => isComplete)) return [];
  const ranking = rankAcrossGroups({
    groups,
    place,
    points: cup.tournament.points,
    rules: tableRulesOf(cup.tournament),
    decisions: cup.stages.find((stage) => stage.stageId === stageId)?.decisions,
  });
  if (ranking.kind === 'undecided') return [];
  const ranks = bests.filter((best) => best.stageId === stageId && best.place === place);
  const level = levelIn(ranking.rows, (from, to) => ranks.some(({ rank }) => from <= rank && rank <= to));
  return level.map((teamsOfRank) => ({ stageId, groupId: null, across: place, ...teamsOfRank }));
}

/**
 * The decisions that a cup needs: among teams that share places of a complete group, or ranks across complete groups, on which a placeholder
 * or the podium depends. An order on which nothing depends needs none.
 */
export function openDecisionsOf(cup: Cup): readonly OpenDecision[] {
  const context = contextOf(cup);
  const across = new Map(context.bests.map((best) => [`${best.stageId} ${best.place}`, best]));
  return [
    ...context.tables.flatMap((group) => openInGroup(group, context)),
    ...[...across.values()].flatMap(({ stageId, place }) => openAcross(stageId, place, context)),
  ];
}
