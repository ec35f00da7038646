import { SIDES } from '@futsal-cup/domain/cup/sides';
import { allMatches } from '../../shelf/cup/all-matches';
import type { Cup, Group, Stage } from '../../shelf/cup/cup';
import { bestPlacesOf, rankPlace, type StagesOfPlaces } from './place-rankings';

/** Where the place that a team holds now leads to. */
export interface Qualification {
  /** The stage. */
  readonly stage: string;
  /** Whether only the best teams of that place go there. */
  readonly isOneOfBest: boolean;
}

/** By team id. */
type Qualifications = Map<string, Qualification>;

/** A table in which nobody has played says nothing yet. */
export function hasPlayed({ standings }: Group): boolean {
  return standings.some(({ played }) => played > 0);
}

/** What a row of a table and one of the ranking across the groups have in common. */
interface Row {
  readonly teamId: string;
  readonly position: number;
}

/** The places that the teams on a position share: the position alone where one team is on it. */
export function placesOnPosition(rows: readonly Pick<Row, 'position'>[], position: number): number[] {
  const sharing = rows.filter((row) => row.position === position);
  return sharing.map((_row, index) => position + index);
}

/** The stage of all places that the teams on a position share; none where they do not: who goes on, or where to, is open then. */
function stageOfPosition(rows: readonly Row[], position: number, stages: StagesOfPlaces): string | undefined {
  const reached = new Set(placesOnPosition(rows, position).map((place) => stages.get(place)));
  const [stage] = reached;
  return reached.size === 1 ? stage : undefined;
}

/** By group id, what later matches take by the place in a group. */
function stagesOfGroupPlaces(cup: Cup): ReadonlyMap<string, StagesOfPlaces> {
  const ofGroups = new Map<string, Map<number, string>>();
  for (const match of allMatches(cup)) {
    for (const { source } of SIDES.map((side) => match[side])) {
      if (source?.kind !== 'group-place') continue;
      const stages = ofGroups.get(source.groupId) ?? new Map<number, string>();
      ofGroups.set(source.groupId, stages.set(source.place, match.Stage.name));
    }
  }
  return ofGroups;
}

/** The teams whose place leads on, each with the stage that it leads to. */
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

/** What the tables lead to as they stand, by the placeholders of later matches. */
export function qualificationsOf(cup: Cup): ReadonlyMap<string, Qualification> {
  const found: Qualifications = new Map();
  for (const stage of cup.Stages) addBest(cup, stage, found);
  // The groups come last: who goes on by its own place is no matter of the best of that place.
  for (const [groupId, stages] of stagesOfGroupPlaces(cup)) {
    const group = cup.Stages.flatMap(({ groups }) => groups).find((each) => each.groupId === groupId);
    if (!group || !hasPlayed(group)) continue;
    for (const [teamId, stage] of holders(group.standings, stages)) {
      found.set(teamId, { stage, isOneOfBest: false });
    }
  }
  return found;
}
