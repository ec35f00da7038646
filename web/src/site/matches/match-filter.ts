import { compareText } from '@futsal-cup/domain/cup/text/text';
import type { Cup, Match } from '../../shelf/cup/cup';
import { orderKey } from '../../shelf/cup/order-key';
import { plays } from '../../shelf/match/plays';

/** The query parameters that filter the lists of matches. */
export const FILTER_PARAMETERS = { group: 'group', team: 'of', place: 'place' } as const;
export type FilterKey = keyof typeof FILTER_PARAMETERS;
export const FILTER_KEYS = ['group', 'team', 'place'] as const satisfies readonly FilterKey[];

export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

/** Returns the filter options of a cup. */
export function filterOptions({
  Stages,
  Teams,
}: Pick<Cup, 'Stages' | 'Teams'>): Record<FilterKey, FilterOption[]> {
  const groups = Stages.flatMap(({ groups: ofStage }) => ofStage);
  const places = new Set(Stages.flatMap(({ Matches }) => Matches.map(({ location }) => location)));
  return {
    group: groups.map(({ groupId, name, fullName = name }) => ({ value: groupId, label: fullName })),
    team: Teams.map(({ teamId, name }) => ({ value: teamId, label: name })),
    place: [...places]
      .filter(Boolean)
      .sort((a, b) => compareText(orderKey(a), orderKey(b)))
      .map((place) => ({ value: place, label: place })),
  };
}

const IS_WANTED: Readonly<Record<FilterKey, (match: Match, value: string) => boolean>> = {
  group: ({ groupId }, value) => groupId === value,
  team: plays,
  place: ({ location }, value) => location === value,
};

/** Returns a filter for the matches that the address selects. Values that the cup does not have are ignored. */
export function matchFilter(
  cup: Pick<Cup, 'Stages' | 'Teams'>,
  search: URLSearchParams,
): (match: Match) => boolean {
  const options = filterOptions(cup);
  const wanted = FILTER_KEYS.flatMap((key) => {
    const value = search.get(FILTER_PARAMETERS[key]);
    return value !== null && options[key].some((option) => option.value === value) ? [{ key, value }] : [];
  });
  return (match) => wanted.every(({ key, value }) => IS_WANTED[key](match, value));
}
