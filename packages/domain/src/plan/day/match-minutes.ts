import type { Cup, Match } from '../../cup/records';
import { nameKey } from '../../cup/text/name-key';
import { usualMinutesPerMatch } from '../../cup/usual-minutes';
import { deriveFixtures } from '../format/derive-matches';
import { nameOfStage } from '../format/stage-names';
import { lengthOfStep, type PlanSettings } from '../settings';

/**
 * Returns the length of each match of a cup in minutes: that of its step of the published plan, which the name of its stage tells. A match
 * that the plan does not know takes what the rules of its stage need, or else `usual` minutes.
 */
export function minutesOfMatches(
  { stages }: Pick<Cup, 'stages'>,
  settings: PlanSettings | null,
  usual: number,
): (match: Pick<Match, 'stageId'>) => number {
  const lengths = new Map<string, number>();
  for (const { stage, step } of settings ? deriveFixtures(settings).matches : []) {
    if (settings) lengths.set(nameKey(nameOfStage(stage, settings.names)), lengthOfStep(settings, step));
  }
  const ofStages = new Map(
    stages.map(({ stageId, name, matchRules }) => {
      const byRules = matchRules ? usualMinutesPerMatch(matchRules) : undefined;
      return [stageId, lengths.get(nameKey(name)) ?? byRules] as const;
    }),
  );
  return ({ stageId }) => ofStages.get(stageId) ?? usual;
}
