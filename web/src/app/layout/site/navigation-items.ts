import { paths } from '../../../shared/paths/paths';
import { navigationTexts as texts } from '../../../shared/texts/general';

interface NavigationLink {
  readonly label: string;
  readonly to: string;
}

export interface NavigationItem extends NavigationLink {
  readonly links?: readonly NavigationLink[];
}

const publicItems: readonly NavigationItem[] = [
  {
    label: texts.home,
    to: paths.home,
    links: [
      { label: texts.table, to: `${paths.home}#table` },
      { label: texts.blog, to: paths.blog },
    ],
  },
  {
    label: texts.matches,
    to: paths.matches,
    links: [
      { label: texts.upcoming, to: `${paths.matches}#upcoming` },
      { label: texts.results, to: `${paths.matches}#results` },
      { label: texts.bracket, to: `${paths.matches}#bracket` },
    ],
  },
  { label: texts.teams, to: paths.teams },
  { label: texts.contact, to: paths.contact },
];

/** The Admin link is for whoever is logged in. */
export function navigationItems(isLoggedIn: boolean): readonly NavigationItem[] {
  return isLoggedIn ? [...publicItems, { label: texts.admin, to: paths.admin }] : publicItems;
}
