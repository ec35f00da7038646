import { shownAdminTexts } from '../texts/admin-texts';
import { codeText } from '../calls/error-text';
import { englishFormErrors } from './english-form-errors';

type FormErrors = Readonly<Record<string, Readonly<Record<string, string>>>>;

function pairUp(own: FormErrors): ReadonlyMap<string, string> {
  const pairs = Object.entries<Readonly<Record<string, string>>>(englishFormErrors).flatMap(([noun, texts]) =>
    Object.entries(texts).map(([rule, text]) => [text, own[noun]?.[rule] ?? text] as const),
  );
  return new Map(pairs);
}

/** A form that has the same rule as the server may name it by the code of the server. */
const CODE = /^[a-z0-9]+(?:_[a-z0-9]+)+$/;

const known = new WeakMap<FormErrors, ReadonlyMap<string, string>>();

/**
 * Returns the error text of a form rule in the current language. The rules return English texts and a form stores those, so its
 * errors change with the language while the form is open.
 */
export function formErrorText(text: string): string {
  const own: FormErrors = shownAdminTexts().formErrors;
  const translations = known.get(own) ?? pairUp(own);
  known.set(own, translations);
  return translations.get(text) ?? (CODE.test(text) ? codeText(text) : text);
}
