import { TV_PATH } from '../shelf/addresses/tv-path';

/** The part of the address that says what the screen shows. */
export type ScreenAddress = Readonly<
  Partial<Record<'tournament' | 'category' | 'court' | 'lang', string | null>>
>;

export function readAddress(search: string): ScreenAddress {
  return Object.fromEntries(new URLSearchParams(search));
}

export function writeAddress(address: ScreenAddress): string {
  const given = Object.entries(address).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return `${TV_PATH}?${new URLSearchParams(given).toString()}`;
}
