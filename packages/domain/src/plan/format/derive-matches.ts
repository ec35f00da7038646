import type { BracketStep, GroupsStep, PlanFormat, PlanSettings, StageKey } from '../settings';
import { bracketRoundsOf, drawSeeds, type BracketMatch, type BracketRound } from './bracket-rounds';
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
  /** The teams of each group, by index. */
  readonly groups: readonly (readonly number[])[];
  /** The stages that have a match, in the order in which they are played. */
  readonly stages: readonly StageKey[];
  /** The matches of the groups, then those of the knockout by their numbers. */
  readonly matches: readonly PlanMatch[];
}

/** The matches of a group (an index) of the step at an index. */
function matchesOfGroup(teams: readonly number[], group: number, step: GroupsStep, at: number): PlanMatch[] {
  const names = teams.map(String);
  const blocks =
    step.matchesEach === null ? pairingBlocks(names, step.rounds) : leagueBlocks(names, step.matchesEach);
  return blocks.flatMap((block, index) =>
    block.map(({ local, visitor }) => ({
      stage: 'groups' as const,
      step: at,
      group,
      turn: (index + 0.5) / blocks.length,
      local: { kind: 'team' as const, team: Number(local) },
      visitor: { kind: 'team' as const, team: Number(visitor) },
    })),
  );
}

/** A round of one of the brackets. `step` is the index of the bracket's step, the best first. */
interface PlannedRound extends BracketRound<PlanSide> {
  readonly step: number;
  readonly stage: StageKey;
}

function placesOf(step: BracketStep, settings: Drawn, groups: GroupSizes): readonly (PlanSide | null)[] {
  if (step.takes !== null) return drawPlaces(step.takes, groups);
  const teams = drawBracket(settings.teams, settings.format);
  return drawSeeds(teams.map((team): PlanSide => ({ kind: 'team', team })));
}

/**
 * The rounds of all brackets. Those that have as many rounds after them are played at the same time, the ones for the lowest places first.
 */
function roundsOf(settings: Drawn, groups: GroupSizes): PlannedRound[] {
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
  const at = settings.format.steps.findIndex(({ kind }) => kind === 'groups');
  const step = settings.format.steps[at] as GroupsStep | undefined;
  const groups = step ? drawGroups(settings.teams, step.groups, settings.format.drawSeed) : [];
  const ofGroups = step ? groups.flatMap((teams, group) => matchesOfGroup(teams, group, step, at)) : [];
  const rounds = roundsOf(settings, { stage: 'groups', sizes: groups.map(({ length }) => length) });
  const stages: StageKey[] = [...(step ? ['groups' as const] : []), ...rounds.map(({ stage }) => stage)];
  return { groups, stages, matches: [...ofGroups, ...knockoutOf(rounds, ofGroups.length)] };
}

/** The fixtures of so many teams, whichever they are. */
export function fixturesOf(teams: number, format: PlanFormat): Fixtures {
  const anyTeams = Array.from({ length: teams }, (_, index) => ({ teamId: String(index), isSeeded: false }));
  return deriveFixtures({ teams: anyTeams, format: { ...format, drawSeed: null } });
}
