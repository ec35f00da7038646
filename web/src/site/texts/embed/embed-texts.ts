import { textsOf } from '../../../shelf/texts/texts-of';
import type { Translated } from '../../../shelf/texts/translated';
import type { embedTexts } from './en-embed';

/** They are files of their own, because only frames in other web pages need them. */
export const { useTexts: useEmbedTexts, keep: keepEmbedTexts } = textsOf<Translated<typeof embedTexts>>({
  en: async () => (await import('./en-embed')).embedTexts,
  de: async () => (await import('./de-embed')).embedTexts,
  fr: async () => (await import('./fr-embed')).embedTexts,
  it: async () => (await import('./it-embed')).embedTexts,
});
