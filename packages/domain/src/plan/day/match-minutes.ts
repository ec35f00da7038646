import type { Cup, Match } from '../../cup/records';
import { nameKey } from '../../cup/text/name-key';
import { deriveFixtures } from '../format/derive-matches';
import { nameOfStage } from '../format/stage-names';
import { lengthOfStep, type PlanSettings } from '../settings';

/**
 * Returns the length of each match of a cup in minutes: that of its step of the published plan, which the name of its stage tells. A match
 * that the plan does not know, and any match where there is no plan, takes `usual` minutes.
 */
export function minutesOfMatches(
  { stages }: Pick<Cup, 'stages'>,
  settings: PlanSettings | null,
  usual: number,
): (match: Pick<Match, 'stageId'>) => number {
  if (!settings?.format.steps.some(({ minutesPerMatch }) => minutesPerMatch !== undefined))
    return () => usual;
  const lengths = new Map<string, number>();
  for (const { stage, step } of deriveFixtures(settings).matches) {
    lengths.set(nameKey(nameOfStage(stage, settings.names)), lengthOfStep(settings, step));
  }
  const ofStages = new Map(stages.map(({ stageId, name }) => [stageId, lengths.get(nameKey(name))]));
  return ({ stageId }) => ofStages.get(stageId) ?? usual;
}
