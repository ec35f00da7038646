import type { Cup, Stage } from '../cup/records';
import { nameKey } from '../cup/name-key';
import { allowed, refused, type Result } from '../cup/result';
import { dropLostReferences } from './lost-references';
import { MAX_STAGES } from '../cup/limits';

/** Adds a stage; its name and its order are its own in the tournament. */
export function createStage(cup: Cup, stage: Stage): Result<Cup> {
  const key = nameKey(stage.name);
  if (cup.stages.some(({ name }) => nameKey(name) === key))
    return refused('stage_name_already_exists', 'name');
  if (cup.stages.some(({ order }) => order === stage.order)) {
    return refused('stage_order_already_exists', 'order');
  }
  if (cup.stages.length >= MAX_STAGES) return refused('tournament_has_too_many_stages');
  return allowed({ ...cup, stages: [...cup.stages, stage] });
}

/** Deletes a stage with its groups and all its matches, played ones too. */
export function deleteStage(cup: Cup, stageId: string): Result<Cup> {
  if (!cup.stages.some((stage) => stage.stageId === stageId)) return refused('stage_not_found', 'stageId');
  return allowed(
    dropLostReferences(cup, {
      ...cup,
      stages: cup.stages.filter((stage) => stage.stageId !== stageId),
      groups: cup.groups.filter((group) => group.stageId !== stageId),
      matches: cup.matches.filter((match) => match.stageId !== stageId),
    }),
  );
}
