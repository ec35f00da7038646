import type { ReasonWords } from '@futsal-cup/domain/standings/decided-by';
import { textsOf } from './texts-of';

/** The words that say what decided a place. Visitors get them with the texts of the home page, which tables need anyway. */
export const {
  load: loadReasonWords,
  useTexts: useReasonWords,
  keep: keepReasonWords,
} = textsOf<ReasonWords>({
  en: async () => (await import('@futsal-cup/domain/standings/english-reasons')).ENGLISH_REASONS,
  de: async () => (await import('./de-reasons')).reasonWords,
  fr: async () => (await import('./fr-reasons')).reasonWords,
  it: async () => (await import('./it-reasons')).reasonWords,
});
