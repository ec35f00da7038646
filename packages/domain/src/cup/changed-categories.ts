import { categoryIdOf } from './categories';
import type { Cup, Group, Match, Stage, Team } from './records';

type Parts = Pick<Cup, 'teams' | 'stages' | 'groups' | 'matches'>;
type Part = Team | Stage | Group | Match;

/** Each record of a cup with the id of its category. */
function categorized(cup: Parts): ReadonlyMap<Part, string | null> {
  const stages = new Map(cup.stages.map((stage) => [stage.stageId, categoryIdOf(stage)]));
  return new Map<Part, string | null>([
    ...[...cup.teams, ...cup.stages].map((record) => [record, categoryIdOf(record)] as const),
    ...[...cup.groups, ...cup.matches].map((record) => [record, stages.get(record.stageId) ?? null] as const),
  ]);
}

/**
 * The ids of the categories of which something has changed between two states of a cup. A record that is the same object in both has not
 * changed.
 */
export function changedCategories(before: Parts, after: Parts): readonly string[] {
  const [old, present] = [categorized(before), categorized(after)];
  const changed = new Set<string | null>();
  for (const [record, categoryId] of old) if (!present.has(record)) changed.add(categoryId);
  for (const [record, categoryId] of present) if (old.get(record) !== categoryId) changed.add(categoryId);
  changed.delete(null);
  return [...changed] as string[];
}
