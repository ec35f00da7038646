import { useLocation } from 'react-router-dom';
import { sitePathAt } from '../../shelf/addresses/path-at';
import { inTournament, isGroupPart, paths, TABLES_ADDRESS } from '../../shelf/addresses/paths';
import { ALL_CATEGORIES } from '../../shelf/addresses/view-id';
import { cupLanguage, useTournaments } from '../../shelf/stores/tournaments';
import { useCategoryTexts } from '../texts/categories/category-texts';

export interface CategoryLink {
  readonly category: string;
  readonly name: string;
  readonly language: string | undefined;
  readonly to: string;
}

/** These pages are about a record that other categories lack. */
const OF_A_RECORD: readonly (string | undefined)[] = [paths.match, paths.team, paths.single];

/** Returns the present page without what another category has not: a match, a team, a group, and the filters of the lists. */
function usePage(): string {
  const { pathname, hash } = useLocation();
  if (OF_A_RECORD.includes(sitePathAt(pathname))) return paths.home;
  return isGroupPart(hash) ? TABLES_ADDRESS : pathname + hash;
}

/** Returns a link to each category of the current tournament, and to all of them. Their addresses choose the category. */
export function useCategoryLinks(): readonly [all: CategoryLink, ...categories: CategoryLink[]] {
  const texts = useCategoryTexts();
  const page = usePage();
  const tournament = useTournaments((state) => state.currentTournament);
  const linkTo = (category: string, name: string, language?: string): CategoryLink => ({
    category,
    name,
    language,
    to: inTournament(page, tournament?.tournamentId ?? '', category),
  });
  const categories = tournament?.categories ?? [];
  return [
    linkTo(ALL_CATEGORIES, texts.all),
    ...categories.map(({ categoryId, name }) => linkTo(categoryId, name, cupLanguage())),
  ];
}
