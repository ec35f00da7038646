import { textsOf } from '../../shelf/texts/texts-of';
import type { Translated } from '../../shelf/texts/translated';
import type { adminTexts } from './en';

/** The texts of one language that only administrators read. */
export type AdminTexts = Translated<typeof adminTexts>;

/** The texts of the admin site. */
export const {
  load: loadAdminTexts,
  useTexts: useAdminTexts,
  shownTexts: shownAdminTexts,
  isShown: hasAdminTexts,
  keep: keepAdminTexts,
} = textsOf<AdminTexts>({
  en: async () => (await import('./en')).adminTexts,
  de: async () => (await import('./de')).adminTexts,
  fr: async () => (await import('./fr')).adminTexts,
  it: async () => (await import('./it')).adminTexts,
});
