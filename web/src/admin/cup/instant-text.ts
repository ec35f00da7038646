import { shownLanguage } from '../../shelf/texts/use-texts';

/** Formats an instant in the time zone of the tournament, or in the reader's. */
export function instantText(instant: string, timeZone?: string): string {
  const language = shownLanguage();
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : `${language}-CH`, {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
  return format.format(new Date(instant));
}
