import type { Post } from './post';
import { posts } from './posts';

/** The posts that have the keyword in their title or text; all of them for none. */
export function searchPosts(keyword: string): readonly Post[] {
  const wanted = keyword.trim().toLocaleLowerCase('en');
  return posts.filter(({ title, summary, paragraphs }) =>
    [title, summary, ...paragraphs].some((text) => text.toLocaleLowerCase('en').includes(wanted)),
  );
}
