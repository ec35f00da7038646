import type { MatchRules } from './match-rules';
import type { Match, Stage } from './records';

// This is apart from the presets of the rules, because the first view of a page needs the length of a match and no preset.

/** A half with a stopped clock takes this many times as long as the same half with a running clock. */
const STOPPED_CLOCK_FACTOR = 1.6;
const BREAK_MINUTES = 5;

/** How long a match takes by the rules, in minutes rounded up to five, with a break between halves; extra time comes on top. */
export function usualMinutesPerMatch({ halves, minutesPerHalf, clock }: MatchRules): number {
  const factor = clock === 'stopped' ? STOPPED_CLOCK_FACTOR : 1;
  const minutes = halves * minutesPerHalf * factor + (halves - 1) * BREAK_MINUTES;
  return Math.max(5, Math.ceil(minutes / 5) * 5);
}

/** How long a match of a cup takes by the rules of its stage, or else by those of the cup, in minutes. */
export function usualMinutesOf(
  rules: MatchRules,
  stages: readonly Pick<Stage, 'stageId' | 'matchRules'>[],
): (match: Pick<Match, 'stageId'>) => number {
  return ({ stageId }) =>
    usualMinutesPerMatch(stages.find((stage) => stage.stageId === stageId)?.matchRules ?? rules);
}
