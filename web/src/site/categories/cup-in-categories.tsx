import { type ReactNode, useEffect, useMemo } from 'react';
import { CATEGORY_PARAMETER } from '../../shelf/addresses/paths';
import type { Cup } from '../../shelf/cup/cup';
import { partOfCup, withParts } from '../../shelf/cup/told-apart';
import { useFollowedTeam } from '../../shelf/stores/followed-team';
import { chooseCategory, updateTournament, useTournaments } from '../../shelf/stores/tournaments';
import { shareCrest } from '../../shelf/ui/crest/crest-look';
import { CategoryChoice } from './category-choice';

/** Draws the crests of teams that are told apart by their category as those of their own names. */
function withCrests(all: Cup, { Teams }: Cup): Cup {
  all.Teams.forEach(({ name }, index) => shareCrest(Teams[index]?.name ?? name, name));
  return all;
}

/** Chooses the category of the followed team, if the visitor has chosen none. */
function useCategoryOfFollowed({ tournamentId, Teams }: Cup, isUndecided: boolean): void {
  const followed = useFollowedTeam(tournamentId);
  const category = Teams.find(({ teamId }) => teamId === followed)?.categoryId;
  useEffect(() => {
    if (isUndecided && category) chooseCategory(tournamentId, category);
  }, [tournamentId, isUndecided, category]);
}

interface CupInCategoriesProps {
  readonly cup: Cup;
  /** The `viewId` of the cup. */
  readonly view: string;
  readonly children: (cup: Cup) => ReactNode;
}

/** Draws a page of a cup with categories: of the chosen one, of all of them, or with the choice. */
export function CupInCategories({ cup, view, children }: CupInCategoriesProps) {
  const { tournamentId, categories } = cup;
  const chosen = useTournaments((state) => state.categories[tournamentId]);
  const category = new URLSearchParams(view.split('?')[1]).get(CATEGORY_PARAMETER);
  const isUndecided = !chosen && category === null;
  const shownCup = useMemo(() => {
    if (category !== null) return partOfCup(cup, category);
    const all = withCrests(withParts(cup), cup);
    return isUndecided ? { ...all, choice: <CategoryChoice isGone={chosen === ''} /> } : all;
  }, [cup, category, isUndecided, chosen]);
  const { shown } = shownCup;

  useCategoryOfFollowed(cup, isUndecided);
  useEffect(() => updateTournament({ tournamentId, categories, shown }), [tournamentId, categories, shown]);

  return children(shownCup);
}
