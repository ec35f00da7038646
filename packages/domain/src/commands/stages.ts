import { leadsTo } from '../bracket/bind-placeholder';
import { ENGLISH_SOURCE_WORDS } from '../bracket/english-source-words';
import { membersOfStage } from '../bracket/members';
import { sourceNamesOf } from '../bracket/source-names';
import { describeSource } from '../bracket/source-words';
import { areOfOneCategory, categoryNameOf } from '../cup/categories';
import type { Cup, DecisionAcross, Stage } from '../cup/records';
import { type PlaceholderSource, SIDES } from '../cup/sides';
import { refused } from '../cup/result';
import { bindEarlyTexts } from './bind-early-texts';
import { findBrokenByMove, moveStages } from './categories';
import { type CommandResult, done } from './cup-event';
import { dropLostReferences } from './lost-references';
import { findBrokenRules } from '../rules/find-broken-rules';
import { findOrderProblems } from '../rules/places';
import { findCategoryProblem } from '../rules/in-categories';
import { findNoRoom } from '../rules/room';
import { findNameProblem } from '../rules/names';
import { findTaken, STAGE_LOOK, STAGE_NAME, STAGE_ORDER } from '../rules/unique';

const NAMES = [STAGE_NAME, STAGE_LOOK] as const;

/** Adds a stage. Its name and its order must be unique in its category. */
export function createStage(cup: Cup, stage: Stage): CommandResult {
  const { stages } = cup;
  const taken = findNameProblem(NAMES, stages, stage) ?? findTaken(STAGE_ORDER, stages, stage);
  const problem = findCategoryProblem(cup.tournament, stage.categoryId) ?? taken ?? findNoRoom(cup, 'stages');
  if (problem) return problem;
  const created = { ...cup, stages: [...stages, stage] };
  return done(bindEarlyTexts(cup, created), { kind: 'stage-created', name: stage.name });
}

/** Gives a stage another name; everything that is in it stays. */
export function renameStage(cup: Cup, stageId: string, name: string): CommandResult {
  const stage = cup.stages.find((candidate) => candidate.stageId === stageId);
  if (!stage) return refused('stage_not_found', 'stageId');
  const renamed = { ...stage, name };
  const problem = findNameProblem(NAMES, cup.stages, renamed);
  if (problem) return problem;
  const stages = cup.stages.map((other) => (other === stage ? renamed : other));
  return done({ ...cup, stages }, { kind: 'stage-changed', name: stage.name, to: name });
}

/**
 * Moves a stage into another category, or out of all of them. Nothing in it may be of the category that it leaves. Where a stage of the
 * category has its order, it comes after all of them.
 */
export function moveStageToCategory(cup: Cup, stageId: string, categoryId: string | null): CommandResult {
  const stage = cup.stages.find((candidate) => candidate.stageId === stageId);
  if (!stage) return refused('stage_not_found', 'stageId');
  const taken = findNameProblem(NAMES, cup.stages, { ...stage, categoryId });
  const after = { ...cup, stages: moveStages(cup.stages, [stage], categoryId) };
  const problem = findCategoryProblem(cup.tournament, categoryId) ?? taken ?? findBrokenByMove(cup, after);
  const to = categoryNameOf(cup.tournament, categoryId) ?? '';
  return (
    problem ?? done(bindEarlyTexts(cup, after), { kind: 'stage-moved-to-category', name: stage.name, to })
  );
}

/**
 * Gives the matches of a stage rules of their own, with null those of the cup again, and says whether cautions are wiped after it. What is
 * left out stays, and so does what was entered of a match.
 */
export function changeStageRules(
  cup: Cup,
  stageId: string,
  { matchRules, wipesCautions }: Pick<Partial<Stage>, 'matchRules' | 'wipesCautions'>,
): CommandResult {
  const stage = cup.stages.find((candidate) => candidate.stageId === stageId);
  if (!stage) return refused('stage_not_found', 'stageId');
  const after = {
    ...stage,
    ...(matchRules !== undefined && { matchRules }),
    ...(wipesCautions !== undefined && { wipesCautions }),
  };
  const stages = cup.stages.map((other) => (other === stage ? after : other));
  return done({ ...cup, stages }, { kind: 'stage-rules-changed', name: stage.name });
}

/**
 * Whether another order of stages would change the meaning of a placeholder's words: in a cup file and where somebody types it, '1st
 * Group A' means the last group stage before the match that has such a group.
 */
function losesGroups(cup: Cup, reordered: Cup): boolean {
  const names = sourceNamesOf(cup);
  const isLost = (stageId: string, source: PlaceholderSource | null) => {
    if (!source || 'matchId' in source) return false;
    const words = describeSource(source, names, ENGLISH_SOURCE_WORDS) ?? '';
    return leadsTo(cup, stageId, words, source) && !leadsTo(reordered, stageId, words, source);
  };
  return (
    cup.matches.some((match) => SIDES.some((key) => isLost(match.stageId, match[key].source))) ||
    findBrokenRules(reordered).some(({ msg }) => msg === 'place_must_be_of_an_earlier_stage')
  );
}

/**
 * Puts the stages into another order of play. `stageIds` are all stages of the cup, the first phase first. The existing order numbers of a
 * category are given to its stages in their new order. Matches get new numbers; placeholders follow their match or group. A stage that depends on the
 * tables of groups has to come after those groups.
 */
export function reorderStages(cup: Cup, stageIds: readonly string[]): CommandResult {
  const places = new Map(stageIds.map((stageId, place) => [stageId, place]));
  const isWhole = places.size === stageIds.length && places.size === cup.stages.length;
  if (!isWhole || !cup.stages.every(({ stageId }) => places.has(stageId))) {
    return refused('every_stage_must_be_listed_once', 'stageIds');
  }
  const stages = cup.stages.map((stage) => {
    const together = cup.stages.filter((other) => areOfOneCategory(other, stage));
    const orders = together.map(({ order }) => order).sort((a, b) => a - b);
    const isBefore = (other: Stage) => (places.get(other.stageId) ?? 0) < (places.get(stage.stageId) ?? 0);
    const order = orders[together.filter(isBefore).length] ?? stage.order;
    return order === stage.order ? stage : { ...stage, order };
  });
  const reordered = { ...cup, stages };
  return losesGroups(cup, reordered)
    ? refused('stage_must_come_after_its_groups', 'stageIds')
    : done(bindEarlyTexts(cup, reordered), { kind: 'stages-reordered', name: null });
}

/** Deletes a stage with its groups and all its matches, played ones too. */
export function deleteStage(cup: Cup, stageId: string): CommandResult {
  const stage = cup.stages.find((candidate) => candidate.stageId === stageId);
  if (!stage) return refused('stage_not_found', 'stageId');
  const left = dropLostReferences(cup, {
    ...cup,
    stages: cup.stages.filter((other) => other !== stage),
    groups: cup.groups.filter((group) => group.stageId !== stageId),
    matches: cup.matches.filter((match) => match.stageId !== stageId),
  });
  return done(left, { kind: 'stage-deleted', name: stage.name });
}

/**
 * Records what was decided among the teams on one place of the stage's groups, such as the thirds, as their order. An empty list removes the
 * record of that place.
 */
export function recordDecisionAcross(cup: Cup, stageId: string, decided: DecisionAcross): CommandResult {
  const stage = cup.stages.find((candidate) => candidate.stageId === stageId);
  if (!stage) return refused('stage_not_found', 'stageId');
  if (stage.type !== 'group') return refused('stage_is_not_a_group_stage', 'stageId');
  const [problem] = findOrderProblems(decided.teamIds, membersOfStage(cup, stageId));
  if (problem) return problem;
  const others = (stage.decisions ?? []).filter(({ place }) => place !== decided.place);
  const decisions = decided.teamIds.length === 0 ? others : [...others, decided];
  const stages = cup.stages.map((other) => (other === stage ? { ...stage, decisions } : other));
  return done({ ...cup, stages }, { kind: 'stage-decision-recorded', name: stage.name });
}
