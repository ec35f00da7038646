import type { blogPageTexts } from './en/parts/blog-page';
import { laterTexts } from './later-texts';
import { loadMoreTexts } from './more-texts';
import type { Translated } from './translated';

/** What visitors read on the pages of the blog, besides the posts. */
export type BlogPageTexts = Translated<typeof blogPageTexts>;

const blogPage = laterTexts<BlogPageTexts>({
  en: async () => (await import('./en/parts/blog-page')).blogPageTexts,
  de: async () => (await import('./de/parts/blog-page')).blogPageTexts,
  fr: async () => (await import('./fr/parts/blog-page')).blogPageTexts,
  it: async () => (await import('./it/parts/blog-page')).blogPageTexts,
});

export const { useTexts: useBlogPageTexts, keep: keepBlogPageTexts } = blogPage;

/** What no page of the blog can be drawn without: its own texts, and those of the posts that the home page shows too. */
export async function loadBlogTexts(): Promise<void> {
  await Promise.all([loadMoreTexts(), blogPage.load()]);
}
