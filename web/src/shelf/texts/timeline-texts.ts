import type { timelineTexts } from './en/parts/timeline';
import { laterTexts } from './later-texts';
import type { Translated } from './translated';

/** The texts about the course of a match. */
export type TimelineTexts = Translated<typeof timelineTexts>;

export const {
  load: loadTimelineTexts,
  useTexts: useTimelineTexts,
  keep: keepTimelineTexts,
} = laterTexts<TimelineTexts>({
  en: async () => (await import('./en/parts/timeline')).timelineTexts,
  de: async () => (await import('./de/parts/timeline')).timelineTexts,
  fr: async () => (await import('./fr/parts/timeline')).timelineTexts,
  it: async () => (await import('./it/parts/timeline')).timelineTexts,
});
