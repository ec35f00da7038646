import { textsOf } from '../../shelf/texts/texts-of';
import type { Translated } from '../../shelf/texts/translated';
import { hasAdminTexts, shownAdminTexts } from './admin-texts';
import type { sessionTexts } from './en/session';

/** The texts of login, registration and a forgotten password. They are part of the texts for administrators. */
type SessionTexts = Translated<typeof sessionTexts>;

export const {
  load: loadSessionTexts,
  useTexts: useSessionTexts,
  shownTexts: shownSessionTexts,
  keep: keepSessionTexts,
} = textsOf<SessionTexts>({
  en: async () => (await import('./en/session')).sessionTexts,
  de: async () => (await import('./de/session')).sessionTexts,
  fr: async () => (await import('./fr/session')).sessionTexts,
  it: async () => (await import('./it/session')).sessionTexts,
});

/** Returns the texts about errors: of all errors once an admin page is loaded, before that of those that signing in can meet. */
export function shownErrorTexts(): Pick<SessionTexts, 'errors' | 'errorCodes'> {
  return hasAdminTexts() ? shownAdminTexts() : shownSessionTexts();
}
