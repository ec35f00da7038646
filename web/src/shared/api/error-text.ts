import { errorTexts } from '../texts/forms';
import { ApiError, type ErrorItem } from './api-error';

function sentence({ msg }: ErrorItem): string {
  const words = msg.toLowerCase().replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What the message banner says about a failed call. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return errorTexts.unexpected;
  if (error.status === null) return errorTexts.noAnswer;
  return error.items.map(sentence).join(', ') || errorTexts.unexpected;
}
