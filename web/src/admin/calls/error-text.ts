import type { ErrorCode } from '@futsal-cup/domain/cup/error-codes/error-codes';
import { shownLanguage } from '../../shelf/texts/use-texts';
import { shownAdminTexts } from '../texts/admin-texts';
import { ApiError } from '../../shelf/api/api-error';

/** Returns the sentence for an error code. */
export function codeText(msg: string): string {
  const { errorCodes } = shownAdminTexts();
  const translated = errorCodes[msg as ErrorCode];
  if (translated) return translated;
  const words = msg.toLowerCase().replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the text of the message banner for a failed call. */
export function errorText(error: unknown): string {
  const { errors } = shownAdminTexts();
  if (!(error instanceof ApiError)) return errors.unexpected;
  if (error.status === null) return errors.noAnswer;
  return (
    error.items.map(({ msg }) => codeText(msg)).join(shownLanguage() === 'en' ? ', ' : ' ') ||
    errors.unexpected
  );
}
