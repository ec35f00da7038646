import { textsOf } from '../../../shelf/texts/texts-of';
import type { headings as english } from './en';

export type PostSlug = keyof typeof english;

export type Headings = Readonly<Record<PostSlug, { readonly title: string; readonly summary: string }>>;

/** The titles and summaries of the posts. A club that writes in one language lets all four lines lead to its file. */
export const {
  load: loadHeadings,
  useTexts: useHeadings,
  keep: keepHeadings,
} = textsOf<Headings>({
  en: async () => (await import('./en')).headings,
  de: async () => (await import('./de')).headings,
  fr: async () => (await import('./fr')).headings,
  it: async () => (await import('./it')).headings,
});
