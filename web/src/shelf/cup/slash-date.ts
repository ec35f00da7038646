import { formatDate } from '@futsal-cup/domain/cup/dates';
import { shownLanguage } from '../texts/use-texts';

/**
 * Returns the date as dd/mm/yyyy, or as dd.mm.yyyy in the languages that use that form in Switzerland. Without a date it returns the text
 * 'no date found', which the specification prescribes.
 */
export function slashDate(date: string | null | undefined): string {
  const formatted = formatDate(date);
  if (typeof formatted === 'string') return formatted;
  return shownLanguage() === 'en' ? formatted.slash : formatted.slash.replaceAll('/', '.');
}
