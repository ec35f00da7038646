import { createRandom, type Random, shuffled } from '../plan/random';
import {
  isUnderReview,
  type ModelCup,
  type ModelGroup,
  type ModelMatch,
  type ModelStage,
  resultOf,
  teamsOf,
} from './model-final';
import { FORMATS, type ModelPlan, pick } from './random-formats';

/** A cup that was played at random, and the facts of how it was played. */
export interface RandomCup extends ModelCup {
  /** Whether teams were chosen by name as soon as they were known, in place of placeholders. */
  readonly isByName: boolean;
  /** Whether the format tells which match is the final, or that the table decides. */
  readonly isTold: boolean;
  /**
   * Whether later rounds are in later stages and kick off later. When this is false, at least one of the two still holds, because
   * otherwise no rule could find the final.
   */
  readonly isOrderly: boolean;
  readonly isCorrected: boolean;
  /** Whether all planned matches exist and are decided. */
  readonly isWhole: boolean;
}

function known(match: ModelMatch): readonly [string, string] | null {
  const [local, visitor] = teamsOf(match);
  return local === null || visitor === null || local === visitor ? null : [local, visitor];
}

/** Enters a score for the present teams of the match. */
function enter(
  match: ModelMatch,
  goals: readonly [number, number],
  kicks: readonly [number, number] | null = null,
) {
  Object.assign(match, { goals, kicks, state: 'finished', scoredFor: known(match) });
}

function playGroup({ order, margin, matches }: ModelGroup): void {
  for (const match of matches) {
    const [local, visitor] = teamsOf(match).map((name) => order.indexOf(name ?? ''));
    if (local === undefined || visitor === undefined) continue;
    enter(match, local < visitor ? [margin, 0] : [0, margin]);
  }
}

function playKnockout(match: ModelMatch, random: Random): void {
  const decisive = pick(
    [
      [2, 1],
      [0, 3],
      [4, 3],
      [1, 2],
    ] as const,
    random,
  );
  const kind = random();
  if (kind < 0.75) enter(match, decisive);
  else if (kind < 0.97) enter(match, [1, 1], decisive);
  else enter(match, [2, 2]);
}

/** The rounds so far, played up to a random point. Where teams are chosen by name, only matches with known teams can be made. */
function playRounds({ groupStages, rounds }: ModelPlan, isByName: boolean, left: number, random: Random) {
  const groupCount = groupStages[0]?.length ?? 0;
  let count = left;
  return rounds.map((round) => {
    const isMade = (match: ModelMatch) => !isByName || known(match) !== null;
    // Without two groups one match of a round alone would look like the final of a small cup.
    if (groupCount < 2 && !round.every(isMade)) return [];
    return round.filter((match) => {
      const teams = known(match);
      if (isByName && teams) {
        match.sides = [
          { kind: 'team', team: teams[0] },
          { kind: 'team', team: teams[1] },
        ];
      }
      count -= 1;
      if (count >= 0 && teams) playKnockout(match, random);
      else match.state = pick(['scheduled', 'scheduled', 'postponed', 'abandoned'] as const, random);
      return isMade(match);
    });
  });
}

/** Reverses a result that somebody typed the wrong way round, after others have played on. */
function correct(
  rounds: readonly (readonly ModelMatch[])[],
  groups: readonly ModelGroup[],
  random: Random,
): void {
  const played = rounds.flat().filter((match) => match.goals !== null && known(match) !== null);
  const group = groups.length > 0 && random() < 0.4 ? pick(groups, random) : null;
  if (group && group.matches.every(({ goals }) => goals !== null)) {
    const [first = '', second = '', ...others] = group.order;
    group.order = [second, first, ...others];
    playGroup(group);
  } else if (played.length > 0) {
    const match = pick(played, random);
    const [local, visitor] = match.goals ?? [0, 0];
    enter(match, [visitor, local], match.kicks && [match.kicks[1], match.kicks[0]]);
  }
}

/** Confirms some scores under review for the present teams. */
function review(rounds: readonly (readonly ModelMatch[])[], random: Random): void {
  for (const match of rounds.flat()) {
    if (isUnderReview(match) && known(match) && random() < 0.6) match.scoredFor = known(match);
  }
}

function startAt(minute: number): string {
  return new Date(Date.UTC(2026, 5, 13, 8, minute)).toISOString().slice(0, 16).replace('T', ' ');
}

/** All matches may be at one time only where the order of stages tells which come first. Otherwise no team may play twice at once. */
function setStarts(
  stages: readonly ModelStage[],
  order: 'by-stage' | 'in-order' | 'any',
  random: Random,
): void {
  const matches = stages.flatMap(({ groups, matches: own }) => [
    ...groups.flatMap((group) => group.matches),
    ...own,
  ]);
  if (order === 'by-stage' && random() < 0.2) return;
  const inOrder = order === 'any' ? shuffled(matches, random) : matches;
  for (const [index, match] of inOrder.entries()) match.start = startAt(15 * index);
}

/** The rounds as stages: each in its own stage, or all in one. */
function knockoutStagesOf(rounds: readonly (readonly ModelMatch[])[], random: Random): ModelStage[] {
  const stages = rounds.length > 0 && random() < 0.2 ? [rounds.flat()] : rounds;
  return stages.map((matches) => ({ groups: [], matches }));
}

/** A cup of any format, played up to a random point, with or without corrections and reviews. The same seed gives the same cup. */
export function randomCup(seed: number): RandomCup {
  const random = createRandom(seed);
  const plan = pick(FORMATS, random)(random);
  const isByName = plan.canBeByName && random() < 0.4;
  const isWholly = random() < 0.6;
  const groups = plan.groupStages.flat();
  const isLeagueOpen = !isWholly && plan.groupStages.length === 1 && random() < 0.3;
  for (const group of groups) if (!isLeagueOpen || random() < 0.5) playGroup(group);
  const planned = plan.rounds.flat().length;
  const rounds = playRounds(plan, isByName, isWholly ? planned : Math.floor(random() * planned), random);
  const isCorrected = random() < 0.4;
  if (isCorrected) {
    // Where teams were chosen by name, a second correction could make the match for third place look exactly like the final.
    const isFree = !isByName && plan.groupStages.length === 1;
    correct(rounds, isFree ? groups : [], random);
    if (isFree && random() < 0.5) correct(rounds, [], random);
    review(rounds, random);
  }
  const groupStages = plan.groupStages.map((ofStage) => ({ groups: ofStage, matches: [] }));
  const knockout = knockoutStagesOf(rounds, random);
  const isOrderly = random() < 0.75;
  const order = isOrderly ? 'by-stage' : pick(['in-order', 'any'] as const, random);
  setStarts([...groupStages, ...knockout], order, random);
  const made = rounds.flat();
  return {
    stages: [...groupStages, ...(order === 'in-order' ? shuffled(knockout, random) : knockout)],
    final: plan.final && made.includes(plan.final) ? plan.final : null,
    third: plan.third && made.includes(plan.third) ? plan.third : null,
    league: plan.league,
    isByName,
    isTold: plan.isTold,
    isOrderly,
    isCorrected,
    isWhole:
      made.length === planned &&
      made.every((match) => resultOf(match).winner !== null) &&
      groups.every(({ matches }) => matches.every((match) => match.goals !== null && !isUnderReview(match))),
  };
}
