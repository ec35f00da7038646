import { textsOf } from '../../../shelf/texts/texts-of';
import type { stories as english } from './en-stories';
import type { PostSlug } from './headings';

export interface Stories {
  readonly paragraphs: Readonly<Record<PostSlug, readonly string[]>>;
  readonly comments: Readonly<Record<keyof typeof english.comments, string>>;
}

/** The paragraphs of the posts and the comments. Only the page of a post shows them. */
export const {
  load: loadStories,
  useTexts: useStories,
  keep: keepStories,
} = textsOf<Stories>({
  en: async () => (await import('./en-stories')).stories,
  de: async () => (await import('./de-stories')).stories,
  fr: async () => (await import('./fr-stories')).stories,
  it: async () => (await import('./it-stories')).stories,
});
