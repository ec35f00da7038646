import { textsOf } from '../../../shelf/texts/texts-of';
import type { Translated } from '../../../shelf/texts/translated';
import type { sharingTexts } from './en-sharing';

/** They are files of their own, because no first view shows one of them. */
export const {
  load: loadSharingTexts,
  useTexts: useSharingTexts,
  shownTexts: shownSharingTexts,
  keep: keepSharingTexts,
} = textsOf<Translated<typeof sharingTexts>>({
  en: async () => (await import('./en-sharing')).sharingTexts,
  de: async () => (await import('./de-sharing')).sharingTexts,
  fr: async () => (await import('./fr-sharing')).sharingTexts,
  it: async () => (await import('./it-sharing')).sharingTexts,
});
