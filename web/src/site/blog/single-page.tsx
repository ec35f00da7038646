import { loadHomeTexts } from '../texts/home-texts';
import { loadPagesTexts } from '../texts/pages-texts';
import { loadHeadings } from './samples/headings';
import { loadStories } from './samples/stories';

export { SinglePost as Component } from './single-post';

/** Loads the texts that the page needs before it is drawn. */
export async function load(): Promise<void> {
  await Promise.all([loadHomeTexts(), loadPagesTexts(), loadHeadings(), loadStories()]);
}
