import { categoriesOf, categoryIdOf } from '../../cup/categories';
import type { Cup, Match, Stage, Tournament } from '../../cup/records';
import { nameKey } from '../../cup/text/name-key';
import { usualMinutesPerMatch } from '../../cup/usual-minutes';
import { deriveFixtures } from '../format/derive-matches';
import { nameOfStage } from '../format/stage-names';
import { lengthOfStep, type PlanSettings } from '../settings';
import { settingsOfStages, type PlanOfDay } from './plan-of-day';

/** The lengths of the matches of a plan by the names of their stages. */
function plannedLengths(settings: PlanSettings): ReadonlyMap<string, number> {
  return new Map(
    deriveFixtures(settings).matches.map(({ stage, step }) => [
      nameKey(nameOfStage(stage, settings.names)),
      lengthOfStep(settings, step),
    ]),
  );
}

interface Staged extends Pick<Cup, 'stages'> {
  readonly tournament: Pick<Tournament, 'categories'>;
}

/**
 * Returns the length of each match of a cup in minutes: that of its step of the published plan, which the name of its stage tells. A match
 * that the plan does not know takes what the rules of its stage need, or else as long as others in the plan. Without a plan it takes what the
 * rules of its category need, or else `usual` minutes.
 */
export function minutesOfMatches(
  { tournament, stages }: Staged,
  plan: PlanOfDay | null,
  usual: number,
): (match: Pick<Match, 'stageId'>) => number {
  const settingsOf = settingsOfStages({ stages }, plan);
  const planned = new Map<PlanSettings | null, ReadonlyMap<string, number>>();
  const lengthOf = (stage: Stage) => {
    const settings = settingsOf(stage);
    const lengths =
      planned.get(settings) ?? (settings ? plannedLengths(settings) : new Map<string, number>());
    planned.set(settings, lengths);
    const category = categoriesOf(tournament).find(({ categoryId }) => categoryId === categoryIdOf(stage));
    const byRules = (rules: Stage['matchRules']) => (rules ? usualMinutesPerMatch(rules) : undefined);
    return (
      lengths.get(nameKey(stage.name)) ??
      byRules(stage.matchRules) ??
      settings?.time.minutesPerMatch ??
      byRules(category?.rules?.matchRules)
    );
  };
  const ofStages = new Map(stages.map((stage) => [stage.stageId, lengthOf(stage)]));
  return ({ stageId }) => ofStages.get(stageId) ?? usual;
}
