import { categoriesOf } from '@futsal-cup/domain/cup/categories';
import type { TournamentView } from '@futsal-cup/domain/contracts/views/cup-views';

/** The category that the page shows, and the filters of the lists of matches, by the name of their parameter in the address. */
const FILTERS = ['category', 'group', 'of', 'place'] as const;

/** Stands in an address for all categories of a cup. */
const ALL_CATEGORIES = 'all';

/** The view of a page when it was shared. */
export interface SharedView {
  readonly filters: Readonly<Partial<Record<(typeof FILTERS)[number], string | undefined>>>;
  /** The part of the page that is named after the `#` of its address. */
  readonly part?: string | undefined;
}

const PART = /^[\w-]{1,100}$/u;

export function readView(parameter: (name: string) => string | undefined): SharedView {
  return {
    filters: Object.fromEntries(FILTERS.map((name) => [name, parameter(name)])),
    part: parameter('part'),
  };
}

/** The requested filters whose values exist in the cup: a link must not lead visitors to text that does not come from the club. */
function knownFilters(cup: TournamentView, { filters }: SharedView): [string, string][] {
  const { Stages, Teams } = cup;
  const known = {
    category: [ALL_CATEGORIES, ...categoriesOf(cup).map(({ categoryId }) => categoryId)],
    group: Stages.flatMap(({ groups }) => groups.map(({ groupId }) => groupId)),
    of: Teams.map(({ teamId }) => teamId),
    place: Stages.flatMap(({ Matches }) => Matches.map(({ location }) => location)),
  };
  return FILTERS.flatMap((name) => {
    const value = filters[name];
    return value !== undefined && known[name].includes(value) ? [[name, value] as [string, string]] : [];
  });
}

/** The address of a page with its shared view. */
export function withView(address: string, cup: TournamentView, view?: SharedView): string {
  if (!view) return address;
  const filters = knownFilters(cup, view)
    .map((filter) => `&${new URLSearchParams([filter])}`)
    .filter((filter) => !address.includes(filter));
  const part = view.part !== undefined && PART.test(view.part) ? `#${view.part}` : '';
  return address + filters.join('') + part;
}
