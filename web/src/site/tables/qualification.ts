import type { Cup, Group, Stage } from '../../shelf/cup/cup';
import { bestPlacesOf, rankPlace, type StagesOfPlaces, stagesOfSources } from './place-rankings';

/** The stage that the current place of a team leads to. */
export interface Qualification {
  /** The name of the stage. */
  readonly stage: string;
  /** Whether only the best teams on that place advance. */
  readonly isOneOfBest: boolean;
}

/** The qualifications by team id. */
type Qualifications = Map<string, Qualification>;

/** Returns whether any team of the group has played. Before that, its table means nothing. */
export function hasPlayed({ standings }: Group): boolean {
  return standings.some(({ played }) => played > 0);
}

/** The fields that a row of a table and a row of the ranking across the groups have in common. */
interface Row {
  readonly teamId: string;
  readonly position: number;
}

/** Returns the places that the teams on a position share. A single team on a position has only the place of that number. */
export function placesOnPosition(rows: readonly Pick<Row, 'position'>[], position: number): number[] {
  const sharing = rows.filter((row) => row.position === position);
  return sharing.map((_row, index) => position + index);
}

/**
 * Returns the stage that all places of a shared position lead to. It is undefined if the places differ, because it is then open
 * which team advances where.
 */
function stageOfPosition(rows: readonly Row[], position: number, stages: StagesOfPlaces): string | undefined {
  const reached = new Set(placesOnPosition(rows, position).map((place) => stages.get(place)));
  const [stage] = reached;
  return reached.size === 1 ? stage : undefined;
}

/** Returns the teams whose place leads to a stage, each with that stage. */
function holders(rows: readonly Row[], stages: StagesOfPlaces): [teamId: string, stage: string][] {
  return rows.flatMap(({ teamId, position }) => {
    const stage = stageOfPosition(rows, position, stages);
    return stage === undefined ? [] : [[teamId, stage]];
  });
}

function addBest(cup: Cup, stage: Stage, found: Qualifications) {
  if (!stage.groups.every(hasPlayed)) return;
  for (const [place, stages] of bestPlacesOf(cup, stage)) {
    const ranking = rankPlace(cup, stage, place);
    if (ranking.kind === 'undecided') continue;
    for (const [teamId, name] of holders(ranking.rows, stages)) {
      found.set(teamId, { stage: name, isOneOfBest: true });
    }
  }
}

/** Returns the stages that the current tables of a stage lead to, by the placeholders of later matches. */
export function qualificationsOf(cup: Cup, stage: Stage): ReadonlyMap<string, Qualification> {
  const found: Qualifications = new Map();
  addBest(cup, stage, found);
  // The groups come last, because a team that advances by its own place does not compete in the ranking of that place.
  const ofGroups = stagesOfSources(
    cup,
    (source) => source.kind === 'group-place' && [source.groupId, source.place],
  );
  for (const [groupId, stages] of ofGroups) {
    const group = stage.groups.find((each) => each.groupId === groupId);
    if (!group || !hasPlayed(group)) continue;
    for (const [teamId, stage] of holders(group.standings, stages)) {
      found.set(teamId, { stage, isOneOfBest: false });
    }
  }
  return found;
}
