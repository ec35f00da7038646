import type { Cup } from '../cup/records';
import { describeReplacement, type KeptRecords } from '../plan/kept-records';
import type { CupEvent } from './cup-event';

/** The records of one kind that a plan adds, and those that it keeps and changes. Both lists have the plan's order. */
function compare<Record>(kept: readonly (Record | undefined)[], after: readonly Record[]) {
  const pairs = after.map((record, index) => ({ before: kept[index], after: record }));
  const changed = pairs.flatMap(({ before, after: record }) =>
    before && JSON.stringify(before) !== JSON.stringify(record) ? [{ before, after: record }] : [],
  );
  return { added: pairs.filter(({ before }) => !before).map((pair) => pair.after), changed };
}

/** The one thing that a plan has done to a cup, or null where it has done several. `after` is the cup with the plan. */
export function oneThing(cup: Cup, after: Cup, kept: KeptRecords): CupEvent | null {
  if (after.tournament !== cup.tournament) return null;
  const {
    stages: [lostStage],
    groups: [lostGroup],
    matches: [lostMatch],
  } = describeReplacement(cup, kept);
  const stages = compare(kept.stages, after.stages);
  const groups = compare(kept.groups, after.groups);
  const matches = compare(kept.matches, after.matches);
  const parts = [stages, groups, matches];
  if (lostStage || lostGroup || lostMatch) {
    if (parts.some(({ added }) => added.length > 0)) return null;
    if (lostStage) return { kind: 'stage-deleted', name: lostStage.name };
    if (lostGroup) return { kind: 'group-deleted', name: lostGroup.name };
    return { kind: 'match-deleted', match: lostMatch ?? null };
  }
  if (stages.added.length > 0 || parts.filter(({ changed }) => changed.length > 0).length > 1) return null;
  const [[newGroup], [newMatch]] = [groups.added, matches.added];
  if (newGroup) return { kind: 'group-created', name: newGroup.name };
  if (newMatch) return { kind: 'match-created', match: newMatch };
  const [[stage], [group], [match]] = [stages.changed, groups.changed, matches.changed];
  const isReordered = stages.changed.some((each) => each.before.order !== each.after.order);
  if (isReordered) return { kind: 'stages-reordered', name: null };
  if (stage && stage.before.name === stage.after.name)
    return { kind: 'stage-rules-changed', name: stage.after.name };
  if (stage) return { kind: 'stage-changed', name: stage.before.name, to: stage.after.name };
  if (match) return { kind: 'match-changed', match: match.after };
  // A group that has no new name differs only in the order of its teams, for which there is no event.
  const isRenamed = group && group.before.name !== group.after.name;
  return isRenamed ? { kind: 'group-renamed', name: group.before.name, to: group.after.name } : null;
}
