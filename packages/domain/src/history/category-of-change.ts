import { categoryIdOf, categoryNameOf } from '../cup/categories';
import type { Cup, Stage, Team } from '../cup/records';
import type { ChangedRecords, RecordChange } from './changed-records';

type Before<Record> = readonly RecordChange<Record>[];

function bothOf<Record>(changes: Before<Record>): Record[] {
  return changes.flatMap(({ before, after }) => [before, after].filter((record) => record !== null));
}

/**
 * The name of the category of which all changed records are, as the state after the change names it; undefined where there is none, and where
 * the tournament has changed with them.
 */
export function categoryOfChange(
  { tournaments, teams, stages, groups, matches }: ChangedRecords,
  before: Partial<Cup>,
  after: Partial<Cup>,
): string | undefined {
  if (tournaments.length > 0 || !after.tournament) return undefined;
  const known = new Map(
    [...(before.stages ?? []), ...(after.stages ?? [])].map((stage) => [stage.stageId, stage]),
  );
  const within = [...bothOf(groups), ...bothOf(matches)].map(({ stageId }) => known.get(stageId));
  const changed: (Stage | Team | undefined)[] = [...bothOf(teams), ...bothOf(stages), ...within];
  const [categoryId, ...others] = new Set(changed.map(categoryIdOf));
  return others.length === 0 ? categoryNameOf(after.tournament, categoryId) : undefined;
}
