import type { ShownInPart } from '@futsal-cup/domain/cup/shown';
import { CLUB_HAS } from '../../shelf/club/club-has';
import { BRACKET_ADDRESS, paths, TABLES_ADDRESS } from '../../shelf/addresses/paths';
import type { SiteTexts } from '../texts/site-texts';

interface NavigationLink {
  readonly label: string;
  readonly to: string;
}

export interface NavigationItem extends NavigationLink {
  readonly links?: readonly NavigationLink[];
}

function publicItems(
  texts: SiteTexts['navigation'],
  shown: ShownInPart | undefined,
): readonly NavigationItem[] {
  return [
    {
      label: texts.home,
      to: paths.home,
      links: [
        { label: shown ? texts.groups : texts.table, to: TABLES_ADDRESS },
        ...(CLUB_HAS.blog ? [{ label: texts.blog, to: paths.blog }] : []),
      ],
    },
    {
      label: texts.matches,
      to: paths.matches,
      links: [
        { label: texts.upcoming, to: `${paths.matches}#upcoming` },
        { label: shown === 'no-results' ? texts.played : texts.results, to: `${paths.matches}#results` },
        ...(shown ? [] : [{ label: texts.bracket, to: BRACKET_ADDRESS }]),
      ],
    },
    { label: texts.teams, to: paths.teams },
    { label: texts.contact, to: paths.contact },
  ];
}

/** Returns the items of the navigation for a cup of which so much is shown. Only logged-in users get the Admin link. */
export function navigationItems(
  texts: SiteTexts['navigation'],
  isLoggedIn: boolean,
  shown?: ShownInPart,
): readonly NavigationItem[] {
  const items = publicItems(texts, shown);
  return isLoggedIn ? [...items, { label: texts.admin, to: paths.admin }] : items;
}
