import {
  GROUP_STAGES,
  type BracketStep,
  type GroupsStep,
  type GroupStageKey,
  type PlanFormat,
  type PlanSettings,
  type StageKey,
} from '../settings';
import { bracketRoundsOf, drawSeeds, type BracketMatch, type BracketRound } from './bracket-rounds';
import { dealPlaces } from './deal-places';
import { drawBracket, drawGroups } from './draw-groups';
import { drawPlaces } from './draw-places';
import type { GroupSizes, QualifyingPlace } from './group-seeds';
import { leagueBlocks } from './league';
import { pairingBlocks } from './rest-order';

/** A side of a planned match; teams, groups and matches are indexes in the plan. */
export type PlanSide =
  | { readonly kind: 'team'; readonly team: number }
  | QualifyingPlace
  | { readonly kind: 'match-winner' | 'match-loser'; readonly match: number };

export function isPlace(side: PlanSide): side is QualifyingPlace {
  return 'place' in side;
}

export interface PlanMatch {
  readonly stage: StageKey;
  /** The step of the format (an index) that the match belongs to. */
  readonly step: number;
  /** The index of the group; null for a knockout match. */
  readonly group: number | null;
  /** The position of the match in the order of its group, from 0 (first) to 1; 0 for a knockout match. */
  readonly turn: number;
  readonly local: PlanSide;
  readonly visitor: PlanSide;
}

/** The groups, stages and matches of a plan, without times and places. */
export interface Fixtures {
  /** The teams of each group, by index; none in a group that takes places. */
  readonly groups: readonly (readonly number[])[];
  /** The places of each group, by the index of the group; none in a group of teams. */
  readonly places: readonly (readonly QualifyingPlace[])[];
  /** The stages that have a match, in the order in which they are played. */
  readonly stages: readonly StageKey[];
  /** The matches of the groups, then those of the knockout by their numbers. */
  readonly matches: readonly PlanMatch[];
}

/** The groups of the step at an index: their stage, the index of the first of them, and who is in each. */
interface PlannedGroups {
  readonly stage: GroupStageKey;
  readonly first: number;
  readonly at: number;
  readonly step: GroupsStep;
  readonly members: readonly (readonly PlanSide[])[];
}

function sizesOf({ stage, first, members }: PlannedGroups): GroupSizes {
  return { stage, first, sizes: members.map(({ length }) => length) };
}

function matchesOfGroup(members: readonly PlanSide[], group: number, planned: PlannedGroups): PlanMatch[] {
  const { stage, step, at } = planned;
  const names = members.map((_, member) => String(member));
  const blocks =
    step.matchesEach === null ? pairingBlocks(names, step.rounds) : leagueBlocks(names, step.matchesEach);
  const sideOf = (name: string): PlanSide => members[Number(name)] ?? { kind: 'team', team: 0 };
  return blocks.flatMap((block, index) =>
    block.map(({ local, visitor }) => ({
      stage,
      step: at,
      group,
      turn: (index + 0.5) / blocks.length,
      local: sideOf(local),
      visitor: sideOf(visitor),
    })),
  );
}

/** The groups of each step of groups, by the index of the step. */
function planGroups({ teams, format }: Drawn): ReadonlyMap<number, PlannedGroups> {
  const planned = new Map<number, PlannedGroups>();
  let first = 0;
  for (const [index, step] of format.steps.entries()) {
    const stage = GROUP_STAGES[planned.size];
    if (step.kind !== 'groups' || stage === undefined) continue;
    const { takes, groups } = step;
    const from = takes && planned.get(takes.step);
    const members: readonly (readonly PlanSide[])[] = from
      ? dealPlaces({ takes, groups }, sizesOf(from))
      : drawGroups(teams, groups, format.drawSeed).map((drawn) =>
          drawn.map((team) => ({ kind: 'team', team })),
        );
    planned.set(index, { stage, first, at: index, step, members });
    first += members.length;
  }
  return planned;
}

/** A round of one of the brackets. `step` is the index of the bracket's step, the best first. */
interface PlannedRound extends BracketRound<PlanSide> {
  readonly step: number;
  readonly stage: StageKey;
}

type Groups = ReturnType<typeof planGroups>;

function placesOf(step: BracketStep, settings: Drawn, groups: Groups): readonly (PlanSide | null)[] {
  const from = step.takes && groups.get(step.takes.step);
  if (from) return drawPlaces(step.takes, sizesOf(from));
  const teams = drawBracket(settings.teams, settings.format);
  return drawSeeds(teams.map((team): PlanSide => ({ kind: 'team', team })));
}

/**
 * The rounds of all brackets. Those that have as many rounds after them are played at the same time, the ones for the lowest places first.
 */
function roundsOf(settings: Drawn, groups: Groups): PlannedRound[] {
  let first = 1;
  const rounds = settings.format.steps.flatMap((step, at) => {
    if (step.kind !== 'bracket') return [];
    const places = placesOf(step, settings, groups);
    const from = step.cup === null ? first : 1;
    const found = bracketRoundsOf(places, from + step.playedTo - 1, from);
    if (step.cup === null) first += places.filter((place) => place !== null).length;
    return found.map((round): PlannedRound => {
      return { ...round, step: at, stage: step.cup === null ? round.key : `${step.cup}-${round.key}` };
    });
  });
  return rounds.sort((a, b) => b.left - a.left || b.step - a.step);
}

/** The matches of the brackets, which follow this many matches of groups. */
function knockoutOf(rounds: readonly PlannedRound[], groupMatches: number): PlanMatch[] {
  const matches = rounds.flatMap((round) => round.matches);
  const indexOf = new Map<BracketMatch<PlanSide>, number>(
    matches.map((match, index) => [match, groupMatches + index]),
  );
  const sideOf = (side: BracketMatch<PlanSide>['local']): PlanSide =>
    side.kind === 'entry' ? side.entry : { kind: side.kind, match: indexOf.get(side.match) ?? 0 };
  return rounds.flatMap(({ stage, step, matches: ofRound }) =>
    ofRound.map(({ local, visitor }) => ({
      stage,
      step,
      group: null,
      turn: 0,
      local: sideOf(local),
      visitor: sideOf(visitor),
    })),
  );
}

type Drawn = Pick<PlanSettings, 'teams' | 'format'>;

/**
 * The groups, stages and matches that follow from teams and format, the same on every machine: group matches in the order of
 * `pairingBlocks`, then the brackets. Expects settings in which `findSettingsProblems` finds nothing.
 */
export function deriveFixtures(settings: Drawn): Fixtures {
  const groups = planGroups(settings);
  const planned = [...groups.values()];
  const ofGroups = planned.flatMap((step) =>
    step.members.flatMap((members, group) => matchesOfGroup(members, step.first + group, step)),
  );
  const rounds = roundsOf(settings, groups);
  const members = planned.flatMap((step) => step.members);
  return {
    groups: members.map((sides) => sides.flatMap((side) => (side.kind === 'team' ? [side.team] : []))),
    places: members.map((sides) => sides.filter(isPlace)),
    stages: [...planned.map(({ stage }) => stage), ...rounds.map(({ stage }) => stage)],
    matches: [...ofGroups, ...knockoutOf(rounds, ofGroups.length)],
  };
}

/** The fixtures of so many teams, whichever they are. */
export function fixturesOf(teams: number, format: PlanFormat): Fixtures {
  const anyTeams = Array.from({ length: teams }, (_, index) => ({ teamId: String(index), isSeeded: false }));
  return deriveFixtures({ teams: anyTeams, format: { ...format, drawSeed: null } });
}
