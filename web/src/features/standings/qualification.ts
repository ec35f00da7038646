import type { PlaceholderSource } from '@futsal-cup/domain/cup/sides';
import { SIDES } from '@futsal-cup/domain/cup/sides';
import { allMatches } from '../../shared/cup/matches/all-matches';
import type { Cup, Group } from '../../shared/cup/cup';
import { rankPlace } from './place-rankings';

/** Where the place that a team holds now leads to. */
export interface Qualification {
  /** The stage. */
  readonly stage: string;
  /** Whether only the best teams of that place go there. */
  readonly isOneOfBest: boolean;
}

/** By team id. */
type Qualifications = Map<string, Qualification>;

type SourceOf<Kind extends PlaceholderSource['kind']> = Extract<PlaceholderSource, { readonly kind: Kind }>;

/** A table in which nobody has played says nothing yet. */
export function hasPlayed({ standings }: Group): boolean {
  return standings.some(({ played }) => played > 0);
}

/** The stages that the places of a group lead to. */
type StagesOfPlaces = ReadonlyMap<number, string>;

/** The stage of all places that the teams on a position share; none where they do not: who goes on, or where to, is open then. */
function stageOfPosition({ standings }: Group, position: number, stages: StagesOfPlaces): string | undefined {
  const sharing = standings.filter((row) => row.position === position);
  const places = new Set(sharing.map((_row, index) => stages.get(position + index)));
  const [stage] = places;
  return places.size === 1 ? stage : undefined;
}

function addHolders(group: Group, stages: StagesOfPlaces, found: Qualifications) {
  if (!hasPlayed(group)) return;
  for (const { teamId, position } of group.standings) {
    const stage = stageOfPosition(group, position, stages);
    if (stage !== undefined) found.set(teamId, { stage, isOneOfBest: false });
  }
}

function addBest(cup: Cup, source: SourceOf<'best-of-place'>, stage: string, found: Qualifications) {
  const groupStage = cup.Stages.find(({ stageId }) => stageId === source.stageId);
  if (!groupStage?.groups.every(hasPlayed)) return;
  const ranking = rankPlace(cup, groupStage, source.place);
  if (ranking.kind === 'undecided') return;
  const best = ranking.rows.find(({ position }) => position === source.rank);
  if (best && !found.has(best.teamId)) found.set(best.teamId, { stage, isOneOfBest: true });
}

/** What the tables lead to as they stand, by the placeholders of later matches. */
export function qualificationsOf(cup: Cup): ReadonlyMap<string, Qualification> {
  const found: Qualifications = new Map();
  const ofPlaces = new Map<string, Map<number, string>>();
  const ofBest: (() => void)[] = [];
  for (const match of allMatches(cup)) {
    for (const side of SIDES) {
      const { source } = match[side];
      if (source?.kind === 'group-place') {
        const stages = ofPlaces.get(source.groupId) ?? new Map<number, string>();
        ofPlaces.set(source.groupId, stages.set(source.place, match.Stage.name));
      }
      // Who goes on by its own place is no matter of the best of that place.
      if (source?.kind === 'best-of-place') ofBest.push(() => addBest(cup, source, match.Stage.name, found));
    }
  }
  for (const group of cup.Stages.flatMap(({ groups }) => groups)) {
    addHolders(group, ofPlaces.get(group.groupId) ?? new Map(), found);
  }
  for (const add of ofBest) add();
  return found;
}
