import type { liveTexts } from './en-live';
import { textsOf } from './texts-of';
import type { Translated } from './translated';

/** The texts about a match that is being played. */
export type LiveTexts = Translated<typeof liveTexts>;

export const {
  load: loadLiveTexts,
  useTexts: useLiveTexts,
  keep: keepLiveTexts,
} = textsOf<LiveTexts>({
  en: async () => (await import('./en-live')).liveTexts,
  de: async () => (await import('./de-live')).liveTexts,
  fr: async () => (await import('./fr-live')).liveTexts,
  it: async () => (await import('./it-live')).liveTexts,
});
