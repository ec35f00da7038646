import type { PublicTexts } from '../texts/catalogue';
import { slashDate } from './slash-date';

/** When a cup is played: its day or, of several, the first and the last one. */
export interface CupDays {
  readonly date: string;
  /** Null or missing where it is not known. */
  readonly lastDay?: string | null | undefined;
}

export function cupDays({ date, lastDay }: CupDays): string {
  const first = slashDate(date);
  return lastDay && lastDay > date ? `${first} – ${slashDate(lastDay)}` : first;
}

/** A cup in the title of a page; one without a name is called by its day. */
export function cupInTitle(
  cup: CupDays & { readonly name: string },
  texts: PublicTexts['tournaments'],
): string {
  return cup.name ? `${cup.name}, ${cupDays(cup)}` : texts.unnamed(slashDate(cup.date));
}
