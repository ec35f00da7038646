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
function hasPlayed({ standings }: Group): boolean {
  return standings.some(({ played }) => played > 0);
}

/** The teams on a place: several, where they share it or a place above it that reaches down to it. */
function holdersOf({ standings }: Group, place: number): string[] {
  const position = Math.max(...standings.map((row) => row.position).filter((taken) => taken <= place));
  return standings.filter((row) => row.position === position).map(({ teamId }) => teamId);
}

function addHolders(
  cup: Cup,
  { groupId, place }: SourceOf<'group-place'>,
  stage: string,
  found: Qualifications,
) {
  const group = cup.Stages.flatMap(({ groups }) => groups).find((each) => each.groupId === groupId);
  if (!group || !hasPlayed(group)) return;
  for (const teamId of holdersOf(group, place)) found.set(teamId, { stage, isOneOfBest: false });
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
  const ofBest: (() => void)[] = [];
  for (const match of allMatches(cup)) {
    for (const side of SIDES) {
      const { source } = match[side];
      if (source?.kind === 'group-place') addHolders(cup, source, match.Stage.name, found);
      // Who goes on by its own place is no matter of the best of that place.
      if (source?.kind === 'best-of-place') ofBest.push(() => addBest(cup, source, match.Stage.name, found));
    }
  }
  for (const add of ofBest) add();
  return found;
}
