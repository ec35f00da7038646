import { categoriesOf, categoryIdOf, tournamentOfCategory } from '@futsal-cup/domain/cup/categories';
import { shownInPart } from '@futsal-cup/domain/cup/shown';
import type { TournamentView } from '@futsal-cup/domain/contracts/views/cup-views';

type Categorized = Parameters<typeof categoryIdOf>[0];

/** The name of the category of a team or a stage; undefined where it has none. */
export function categoryOf(cup: TournamentView, record: Categorized): string | undefined {
  return categoriesOf(cup).find(({ categoryId }) => categoryId === categoryIdOf(record))?.name;
}

/** The name of the category of a match. */
export function categoryOfMatch(
  cup: TournamentView,
  match: { readonly stageId: string },
): string | undefined {
  return categoryOf(
    cup,
    cup.Stages.find(({ stageId }) => stageId === match.stageId),
  );
}

/** What the teams of a category play, by their rules. */
export function partOfCategory(cup: TournamentView, categoryId: string): TournamentView {
  const details = tournamentOfCategory(cup, categoryId);
  const isOf = (record: Categorized) => categoryIdOf(record) === categoryId;
  return {
    ...details,
    shown: shownInPart(details),
    Teams: cup.Teams.filter(isOf),
    Stages: cup.Stages.filter(isOf),
  };
}
