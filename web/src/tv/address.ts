import { CATEGORY_PARAMETER, LANGUAGE_PARAMETER, TOURNAMENT_PARAMETER } from '../shelf/addresses/paths';
import { TV_PATH } from '../shelf/addresses/tv-path';

/** The part of the address that says what the screen shows. */
export interface ScreenAddress {
  readonly tournament: string | null;
  readonly court: string | null;
  readonly category: string | null;
  readonly lang: string | null;
}

const PARAMETERS = {
  tournament: TOURNAMENT_PARAMETER,
  category: CATEGORY_PARAMETER,
  court: 'court',
  lang: LANGUAGE_PARAMETER,
} as const satisfies Readonly<Record<keyof ScreenAddress, string>>;

export function readAddress(search: string): ScreenAddress {
  const query = new URLSearchParams(search);
  const read = (name: keyof ScreenAddress) => query.get(PARAMETERS[name])?.trim() || null;
  return {
    tournament: read('tournament'),
    category: read('category'),
    court: read('court'),
    lang: read('lang'),
  };
}

export function writeAddress(address: Partial<ScreenAddress>): string {
  const query = new URLSearchParams();
  for (const name of ['tournament', 'category', 'court', 'lang'] as const) {
    const value = address[name];
    if (value) query.set(PARAMETERS[name], value);
  }
  return `${TV_PATH}?${query.toString()}`;
}
