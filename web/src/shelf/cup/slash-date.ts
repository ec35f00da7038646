import { formatDate } from '@futsal-cup/domain/cup/dates';
import { shownTexts } from '../texts/use-texts';

/** The date as dd/mm/yyyy, as dd.mm.yyyy in the languages that write it so in Switzerland, or the spec's words for none. */
export function slashDate(date: string | null | undefined): string {
  const formatted = formatDate(date);
  if (typeof formatted === 'string') return formatted;
  return shownTexts().language === 'en' ? formatted.slash : formatted.slash.replaceAll('/', '.');
}
