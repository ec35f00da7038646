import { shownLanguage } from '../../shelf/texts/use-texts';
import { shownErrorTexts } from '../texts/session-texts';
import { ApiError } from '../../shelf/api/api-error';

/** Returns the sentence for an error code. */
export function codeText(msg: string): string {
  const errorCodes: Partial<Record<string, string>> = shownErrorTexts().errorCodes;
  const translated = errorCodes[msg];
  if (translated) return translated;
  const words = msg.toLowerCase().replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the text of the message banner for a failed call. */
export function errorText(error: unknown): string {
  const { errors } = shownErrorTexts();
  if (!(error instanceof ApiError)) return errors.unexpected;
  if (error.status === null) return errors.noAnswer;
  return (
    error.items.map(({ msg }) => codeText(msg)).join(shownLanguage() === 'en' ? ', ' : ' ') ||
    errors.unexpected
  );
}
