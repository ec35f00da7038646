import { categoriesOf, categoryIdOf, tournamentOfCategory } from '@futsal-cup/domain/cup/categories';
import { shownInPart } from '@futsal-cup/domain/cup/shown';
import { categoryName, type Cup, type Stage } from '../../shelf/cup/cup';
import { inCategory } from '../../shelf/cup/stage-name';

type Categorized = Pick<Stage, 'categoryId'>;

/** Returns the cup that the teams of a category play, by its rules. A cup without categories stays the same. */
export function cupOfCategory(cup: Cup, categoryId: string | null): Cup {
  if (!cup.categories) return cup;
  const isOf = (record: Categorized) => categoryIdOf(record) === categoryId;
  const rules = tournamentOfCategory(cup, categoryId);
  const { Teams, Stages } = cup;
  return { ...rules, shown: shownInPart(rules), Teams: Teams.filter(isOf), Stages: Stages.filter(isOf) };
}

/** Returns the cup to which a stage belongs. */
export function cupOfStage(cup: Cup, stageId: string): Cup {
  return cupOfCategory(cup, categoryIdOf(cup.Stages.find((stage) => stage.stageId === stageId)));
}

interface NamedPart<Record> {
  /** The name of the category; undefined for the records that have none. */
  readonly category: string | undefined;
  readonly categoryId: string | null;
  readonly records: readonly Record[];
}

/** Divides records of a cup by their categories, in the order of these. Categories without any are left out. */
export function partsOf<Record extends Categorized>(
  cup: Pick<Cup, 'categories'>,
  records: readonly Record[],
): readonly NamedPart<Record>[] {
  const ids = [...categoriesOf(cup).map(({ categoryId }) => categoryId), null];
  return ids.flatMap((categoryId) => {
    const own = records.filter((record) => categoryIdOf(record) === categoryId);
    const category = categoryName(cup, { categoryId });
    return own.length > 0 ? { category, categoryId, records: own } : [];
  });
}

/** Returns teams in the order of their categories, for lists in which these stand before their names. */
export function teamsInOrder<Team extends Categorized>(
  cup: Pick<Cup, 'categories'>,
  teams: readonly Team[],
): readonly Team[] {
  return partsOf(cup, teams).flatMap(({ records }) => records);
}

/** Returns the name of a team with its category, for where teams of several categories are shown. */
export function fullTeamName(
  cup: Pick<Cup, 'categories'>,
  team: Categorized & { readonly name: string },
): string {
  return inCategory(categoryName(cup, team), team.name);
}
