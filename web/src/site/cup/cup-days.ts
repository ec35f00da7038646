import type { PublicTexts } from '../../shelf/texts/catalogue';
import { slashDate } from '../../shelf/cup/slash-date';

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

/** What a cup is called; one without a name is called by its day. */
export function cupName(
  { name, date }: { readonly name: string; readonly date: string },
  texts: PublicTexts['tournaments'],
): string {
  return name || texts.unnamed(slashDate(date));
}

/** A cup in the title of a page. */
export function cupInTitle(
  cup: CupDays & { readonly name: string },
  texts: PublicTexts['tournaments'],
): string {
  const called = cupName(cup, texts);
  return cup.name ? `${called}, ${cupDays(cup)}` : called;
}
