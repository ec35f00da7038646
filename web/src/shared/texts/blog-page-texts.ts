import type { blogPageTexts } from './en/blog-page';
import { laterTexts } from './later-texts';
import type { Translated } from './translated';

/** What visitors read on the pages of the blog, besides the posts. */
export type BlogPageTexts = Translated<typeof blogPageTexts>;

export const {
  load: loadBlogPageTexts,
  useTexts: useBlogPageTexts,
  keep: keepBlogPageTexts,
} = laterTexts<BlogPageTexts>({
  en: async () => (await import('./en/blog-page')).blogPageTexts,
  de: async () => (await import('./de/blog-page')).blogPageTexts,
  fr: async () => (await import('./fr/blog-page')).blogPageTexts,
  it: async () => (await import('./it/blog-page')).blogPageTexts,
});
