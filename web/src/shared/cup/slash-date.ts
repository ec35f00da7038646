import { formatDate } from '@futsal-cup/domain/cup/dates';

/** The date as dd/mm/yyyy, or the spec's words for none. */
export function slashDate(date: string | null | undefined): string {
  const formatted = formatDate(date);
  return typeof formatted === 'string' ? formatted : formatted.slash;
}
