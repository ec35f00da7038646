import { loadBlogPageTexts } from '../../shared/texts/blog-page-texts';
import { loadMoreTexts } from '../../shared/texts/more-texts';

/** What no page of the blog can be drawn without. */
export async function loadBlogTexts(): Promise<void> {
  await Promise.all([loadMoreTexts(), loadBlogPageTexts()]);
}
