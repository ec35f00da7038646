import type { blogPageTexts } from './en/parts/blog-page';
import { laterTexts } from './later-texts';
import { loadMoreTexts } from './more-texts';
import type { Translated } from './translated';

/** The texts of the blog pages, apart from the posts. */
export type BlogPageTexts = Translated<typeof blogPageTexts>;

const blogPage = laterTexts<BlogPageTexts>({
  en: async () => (await import('./en/parts/blog-page')).blogPageTexts,
  de: async () => (await import('./de/parts/blog-page')).blogPageTexts,
  fr: async () => (await import('./fr/parts/blog-page')).blogPageTexts,
  it: async () => (await import('./it/parts/blog-page')).blogPageTexts,
});

export const { useTexts: useBlogPageTexts, keep: keepBlogPageTexts } = blogPage;

/** Loads the texts that every page of the blog needs: its own texts, and the texts of the posts, which the home page shows too. */
export async function loadBlogTexts(): Promise<void> {
  await Promise.all([loadMoreTexts(), blogPage.load()]);
}
