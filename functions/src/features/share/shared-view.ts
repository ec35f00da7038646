import type { TournamentView } from '@futsal-cup/domain/contracts/views/cup-views';

/** The filters of the lists of matches, by the name of their parameter in the address. */
const FILTERS = ['group', 'of', 'place'] as const;

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
function knownFilters({ Stages, Teams }: TournamentView, { filters }: SharedView): [string, string][] {
  const known = {
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
  const filters = knownFilters(cup, view).map((filter) => `&${new URLSearchParams([filter])}`);
  const part = view.part !== undefined && PART.test(view.part) ? `#${view.part}` : '';
  return address + filters.join('') + part;
}
