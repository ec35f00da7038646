import type { Picture } from '../../shared/pictures/pictures';

/** A post of the blog. The posts are samples; a club replaces them by its own. */
export interface Post {
  readonly slug: string;
  readonly title: string;
  /** As it is shown: dd/mm/yyyy. */
  readonly date: string;
  readonly author: string;
  readonly picture: Picture;
  readonly summary: string;
  readonly paragraphs: readonly string[];
}
