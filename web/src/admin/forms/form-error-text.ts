import { shownAdminTexts } from '../texts/admin-texts';
import { englishFormErrors } from './english-form-errors';

type FormErrors = Readonly<Record<string, Readonly<Record<string, string>>>>;

function pairUp(own: FormErrors): ReadonlyMap<string, string> {
  const pairs = Object.entries<Readonly<Record<string, string>>>(englishFormErrors).flatMap(([noun, texts]) =>
    Object.entries(texts).map(([rule, text]) => [text, own[noun]?.[rule] ?? text] as const),
  );
  return new Map(pairs);
}

const known = new WeakMap<FormErrors, ReadonlyMap<string, string>>();

/**
 * Returns the error text of a form rule in the current language. The rules return English texts and a form stores those, so its
 * errors change with the language while the form is open.
 */
export function formErrorText(text: string): string {
  const own: FormErrors = shownAdminTexts().formErrors;
  const translations = known.get(own) ?? pairUp(own);
  known.set(own, translations);
  return translations.get(text) ?? text;
}
