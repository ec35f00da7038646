import type { PlanFormat, PlanSettings, StageKey } from '../settings';
import {
  bracketRoundsOf,
  drawHalves,
  drawSeeds,
  type BracketRound,
  type BracketSide,
} from './bracket-rounds';
import { drawBracket, drawGroups } from './draw-groups';
import { seedHalves, type QualifyingPlace } from './group-seeds';
import { pairingBlocks } from './rest-order';

/** A side of a planned match; teams, groups and matches are indexes in the plan. */
export type PlanSide =
  | { readonly kind: 'team'; readonly team: number }
  | QualifyingPlace
  | { readonly kind: 'match-winner' | 'match-loser'; readonly match: number };

export interface PlanMatch {
  readonly stage: StageKey;
  /** The index of the group; null for a knockout match. */
  readonly group: number | null;
  /** The position of the match in the order of its group, from 0 (first) to 1; 0 for a knockout match. */
  readonly turn: number;
  readonly local: PlanSide;
  readonly visitor: PlanSide;
}

/** The groups, stages and matches of a plan, without times and places. */
export interface Fixtures {
  /** The teams of each group, by index. */
  readonly groups: readonly (readonly number[])[];
  /** The stages that have a match, in the order in which they are played. */
  readonly stages: readonly StageKey[];
  /** The matches of the groups, then those of the knockout by their numbers. */
  readonly matches: readonly PlanMatch[];
}

function matchesOfGroup(teams: readonly number[], group: number, rounds: 1 | 2): PlanMatch[] {
  const blocks = pairingBlocks(teams.map(String), rounds);
  return blocks.flatMap((block, index) =>
    block.map(({ local, visitor }) => ({
      stage: 'groups' as const,
      group,
      turn: (index + 0.5) / blocks.length,
      local: { kind: 'team' as const, team: Number(local) },
      visitor: { kind: 'team' as const, team: Number(visitor) },
    })),
  );
}

function toPlanSide(side: BracketSide<PlanSide>, groupMatches: number): PlanSide {
  if (side.kind === 'entry') return side.entry;
  return { kind: side.kind, match: groupMatches + side.matchNumber - 1 };
}

/** The rounds of the knockout. There are none when no team or every team qualifies. */
function roundsOf({ teams, format }: Pick<PlanSettings, 'teams' | 'format'>): BracketRound<PlanSide>[] {
  if (format.groups > 0) return bracketRoundsOf<PlanSide>(drawHalves<PlanSide>(seedHalves(format)), format);
  const seeds = drawBracket(teams, format).map((team): PlanSide => ({ kind: 'team', team }));
  return bracketRoundsOf(drawSeeds(seeds), format);
}

function groupsOf({ teams, format }: Pick<PlanSettings, 'teams' | 'format'>): number[][] {
  return format.groups > 0 ? drawGroups(teams, format) : [];
}

/**
 * The groups, stages and matches that follow from teams and format, the same on every machine: group matches in the order of
 * `pairingBlocks`, then the knockout. Expects settings in which `findSettingsProblems` finds nothing.
 */
export function deriveFixtures(settings: Pick<PlanSettings, 'teams' | 'format'>): Fixtures {
  const groups = groupsOf(settings);
  const ofGroups = groups.flatMap((teams, group) => matchesOfGroup(teams, group, settings.format.rounds));
  const rounds = roundsOf(settings);
  const ofKnockout = rounds.flatMap(({ key, matches }) =>
    matches.map(({ local, visitor }) => ({
      stage: key,
      group: null,
      turn: 0,
      local: toPlanSide(local, ofGroups.length),
      visitor: toPlanSide(visitor, ofGroups.length),
    })),
  );
  const stages: StageKey[] = [
    ...(groups.length > 0 ? ['groups' as const] : []),
    ...rounds.map(({ key }) => key),
  ];
  return { groups, stages, matches: [...ofGroups, ...ofKnockout] };
}

/** The stages that this many teams play in a format. */
export function stagesOf(teams: number, format: PlanFormat): readonly StageKey[] {
  const anyTeams = Array.from({ length: teams }, (_, index) => ({ teamId: String(index), isSeeded: false }));
  return deriveFixtures({ teams: anyTeams, format: { ...format, drawSeed: null } }).stages;
}

/** The number of matches of a format, computed without drawing them. */
export function countMatches(teams: number, { groups, rounds, ...format }: PlanFormat): number {
  if (groups === 0) return Math.max(teams - 1, 0) + extraMatches(teams, format);
  const small = Math.floor(teams / groups);
  const larger = teams % groups;
  const ofGroup = (size: number) => (rounds * size * (size - 1)) / 2;
  const through = groups * format.qualifiers + format.bestOfNext;
  const knockout = through < 2 ? 0 : through - 1 + extraMatches(through, format);
  return larger * ofGroup(small + 1) + (groups - larger) * ofGroup(small) + knockout;
}

function extraMatches(through: number, format: Pick<PlanFormat, 'thirdPlace' | 'placesFiveToEight'>): number {
  const third = format.thirdPlace && through > 3 ? 1 : 0;
  return third + (format.placesFiveToEight && through > 7 ? 4 : 0);
}
