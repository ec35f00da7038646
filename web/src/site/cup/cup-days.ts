import type { SiteTexts } from '../texts/site-texts';
import { slashDate } from '../../shelf/cup/slash-date';

/** The days of a cup: its only day, or the first and the last one. */
export interface CupDays {
  readonly date: string;
  /** The last day is null or missing if it is not known. */
  readonly lastDay?: string | null | undefined;
}

export function cupDays({ date, lastDay }: CupDays): string {
  const first = slashDate(date);
  return lastDay && lastDay > date ? `${first} – ${slashDate(lastDay)}` : first;
}

/** Returns the name of a cup, or its day if it has no name. */
export function cupName(
  { name, date }: { readonly name: string; readonly date: string },
  texts: SiteTexts['tournaments'],
): string {
  return name || texts.unnamed(slashDate(date));
}

/** Returns the text for a cup in the title of a page. */
export function cupInTitle(
  cup: CupDays & { readonly name: string },
  texts: SiteTexts['tournaments'],
): string {
  const called = cupName(cup, texts);
  return cup.name ? `${called}, ${cupDays(cup)}` : called;
}
