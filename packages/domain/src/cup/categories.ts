import type { Category, Cup, Group, Match, Stage, Team, Tournament } from './records';

/** What belongs to a category; a missing one, and null, are of none. */
type Categorized = Pick<Team, 'categoryId'>;

/** The id of the category of a team or a stage; null where it has none. */
export function categoryIdOf(record: Categorized | undefined): string | null {
  return record?.categoryId ?? null;
}

/** The stages, and their order and names, of which a record is looked up. */
type InStage = Pick<Group | Match, 'stageId'>;

/** The id of the category of a stage; null where it has none, and where there is no such stage. */
export function categoryIdOfStage({ stages }: Pick<Cup, 'stages'>, stageId: string): string | null {
  return categoryIdOf(stages.find((stage) => stage.stageId === stageId));
}

/** The categories of a tournament in their order. */
export function categoriesOf({ categories = [] }: Pick<Tournament, 'categories'>): readonly Category[] {
  return categories;
}

/**
 * The tournament as it is for the teams of a category: a rule that the category has of its own holds in place of the tournament's
 * (docs/decisions/0110-categories.md).
 */
export function tournamentOfCategory<Details extends Pick<Tournament, 'categories'>>(
  tournament: Details,
  categoryId: string | null,
): Details {
  const category = categoriesOf(tournament).find((other) => other.categoryId === categoryId);
  return category?.rules ? { ...tournament, ...category.rules } : tournament;
}

/** The tournament as it is for the teams without a category, and for those of each category. */
export function inEachCategory<Details extends Pick<Tournament, 'categories'>>(
  tournament: Details,
): readonly Details[] {
  const ids = [null, ...categoriesOf(tournament).map(({ categoryId }) => categoryId)];
  return ids.map((categoryId) => tournamentOfCategory(tournament, categoryId));
}

/** The place of the category of a team or a stage among the categories, counted from 0; after all of them where it has none. */
export function placeOfCategory(tournament: Pick<Tournament, 'categories'>, record: Categorized): number {
  const categories = categoriesOf(tournament);
  const place = categories.findIndex(({ categoryId }) => categoryId === categoryIdOf(record));
  return place < 0 ? categories.length : place;
}

/** The name of a category; undefined where there is none of this id. */
export function categoryNameOf(
  tournament: Pick<Tournament, 'categories'>,
  categoryId: string | null | undefined,
): string | undefined {
  return categoriesOf(tournament).find((category) => category.categoryId === categoryId)?.name;
}

/** The tournament as it is for the matches of a stage. */
export function tournamentOfStage(
  { tournament, stages }: Pick<Cup, 'tournament' | 'stages'>,
  { stageId }: InStage,
): Tournament {
  return tournamentOfCategory(tournament, categoryIdOfStage({ stages }, stageId));
}

type Parts = Pick<Cup, 'teams' | 'stages' | 'groups' | 'matches'>;

function isCategorized({ teams, stages }: Pick<Parts, 'teams' | 'stages'>): boolean {
  const isIn = (record: Categorized) => categoryIdOf(record) !== null;
  return stages.some(isIn) || teams.some(isIn);
}

/** The records of a category, or with null of none, with everything else that the cup has. */
export function recordsOfCategory<Records extends Parts>(cup: Records, categoryId: string | null): Records {
  if (categoryId === null && !isCategorized(cup)) return cup;
  const isOf = (record: Categorized | undefined) => categoryIdOf(record) === categoryId;
  const stages = new Map(cup.stages.map((stage) => [stage.stageId, stage]));
  const isIn = ({ stageId }: InStage) => isOf(stages.get(stageId));
  return {
    ...cup,
    teams: cup.teams.filter(isOf),
    stages: cup.stages.filter(isOf),
    groups: cup.groups.filter(isIn),
    matches: cup.matches.filter(isIn),
  };
}

/** The cup that the teams of a category play: their records, by their rules. */
export function cupOfCategory(cup: Cup, categoryId: string | null): Cup {
  const tournament = tournamentOfCategory(cup.tournament, categoryId);
  const records = recordsOfCategory(cup, categoryId);
  return tournament === cup.tournament ? records : { ...records, tournament };
}

/**
 * The cups that are played on the day of a cup, one for each category. No team, place or number of one means anything in another, so what
 * follows from results is computed of each alone. A cup without categories is its only one. Records without a category come last.
 */
export function cupsOf(cup: Cup): readonly Cup[] {
  if (!isCategorized(cup)) return [cup];
  const ids = new Set<string | null>(categoriesOf(cup.tournament).map(({ categoryId }) => categoryId));
  for (const record of [...cup.stages, ...cup.teams]) ids.add(categoryIdOf(record));
  ids.delete(null);
  const cups = [...ids, null].map((categoryId) => cupOfCategory(cup, categoryId));
  return cups.filter(({ teams, stages, groups, matches }) =>
    [teams, stages, groups, matches].some((records) => records.length > 0),
  );
}

/** Records by the id of their category, each list in the order given. */
export function byCategory<Record extends Categorized>(
  records: readonly Record[],
): ReadonlyMap<string | null, readonly Record[]> {
  const lists = new Map<string | null, Record[]>();
  for (const record of records) {
    const categoryId = categoryIdOf(record);
    const list = lists.get(categoryId);
    if (list) list.push(record);
    else lists.set(categoryId, [record]);
  }
  return lists;
}

/** Whether two records are of one category, or both of none. */
export function areOfOneCategory(a: Stage | Team | undefined, b: Stage | Team | undefined): boolean {
  return categoryIdOf(a) === categoryIdOf(b);
}
