import { audienceTexts } from '../../shelf/texts/audience-texts';
import { addTextArea, loadTextArea } from '../../shelf/texts/language';
import type { Translated } from '../../shelf/texts/translated';
import type { adminTexts } from './en';

/** The texts of one language that only administrators read. */
export type AdminTexts = Translated<typeof adminTexts>;

const texts = audienceTexts<AdminTexts>({
  en: async () => (await import('./en')).adminTexts,
  de: async () => (await import('./de')).adminTexts,
  fr: async () => (await import('./fr')).adminTexts,
  it: async () => (await import('./it')).adminTexts,
});

export const { useTexts: useAdminTexts, shownTexts: shownAdminTexts, keep: keepAdminTexts } = texts;

let isNeeded = false;
const area = addTextArea({ isShown: () => isNeeded, load: texts.loadIn });

/** Loads the texts of the admin site, login and registration in the current language, and in every language that is chosen later. */
export function loadAdminTexts(): Promise<void> {
  isNeeded = true;
  return loadTextArea(area);
}
