import { textsOf } from '../texts-of';
import type { Translated } from '../translated';
import type { listTexts } from './en-lists';

/** The words of the lists that somebody saves. They are files of their own, because few people do. */
export type ListTexts = Translated<typeof listTexts>;

export const { useTexts: useListTexts, keep: keepListTexts } = textsOf<ListTexts>({
  en: async () => (await import('./en-lists')).listTexts,
  de: async () => (await import('./de-lists')).listTexts,
  fr: async () => (await import('./fr-lists')).listTexts,
  it: async () => (await import('./it-lists')).listTexts,
});
