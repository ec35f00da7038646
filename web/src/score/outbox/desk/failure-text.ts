import { ApiError } from '../../../shelf/api/api-error';
import type { ScorerTexts } from '../../texts/scorer-texts';

export function refusalText(code: string, { refusals }: ScorerTexts): string {
  const known: Readonly<Record<string, unknown>> = refusals;
  const text = Object.hasOwn(known, code) ? known[code] : null;
  return typeof text === 'string' ? text : refusals.other(code);
}

/** Says why a call has failed, in the language of the page. */
export function failureText(error: unknown, texts: ScorerTexts): string {
  if (!(error instanceof ApiError)) return texts.general.unexpected;
  if (error.status === null) return texts.general.noAnswer;
  const code = error.items[0]?.msg;
  return code === undefined ? texts.general.unexpected : refusalText(code, texts);
}
