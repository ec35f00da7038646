import type { PictureName } from '../pictures/pictures';
import type { Headings, PostSlug } from './samples/headings';
import type { Stories } from './samples/stories';

/** A post of the blog. The posts are samples, and a club replaces them; their texts are in `samples`. */
export interface Post {
  readonly slug: PostSlug;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly author: string;
  readonly picture: PictureName;
}

export const posts: readonly [Post, ...Post[]] = [
  { slug: 'five-against-five', date: '2026-09-04', author: 'Lena Brunner', picture: 'kickOff' },
  { slug: 'the-sixth-foul', date: '2026-08-28', author: 'Mia Caduff', picture: 'whistle' },
  { slug: 'a-hall-in-an-afternoon', date: '2026-08-21', author: 'Sofia Marti', picture: 'stand' },
  { slug: 'reading-the-table', date: '2026-08-14', author: 'Ana Ribeiro', picture: 'scoreboard' },
  { slug: 'first-training', date: '2026-08-07', author: 'Jana Keller', picture: 'shirts' },
  { slug: 'a-night-for-the-cup', date: '2026-07-31', author: 'Lena Brunner', picture: 'trophy' },
];

/** Returns the post with this slug, or the newest post for any other slug. */
export function findPost(slug: string | null): Post {
  return posts.find((post) => post.slug === slug) ?? posts[0];
}

/** Returns the posts that have the keyword in their title or text, or all posts if there is no keyword. */
export function searchPosts(keyword: string, headings: Headings, { paragraphs }: Stories): readonly Post[] {
  const wanted = keyword.trim().toLocaleLowerCase('en');
  return posts.filter(({ slug }) =>
    [headings[slug].title, headings[slug].summary, ...paragraphs[slug]].some((text) =>
      text.toLocaleLowerCase('en').includes(wanted),
    ),
  );
}
