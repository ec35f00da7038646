import type { moreTexts as english } from '../en/more';
import type { Translated, WithAllArguments } from '../translated';
import { blogTexts } from './blog';
import { galleryTexts, pictureTexts } from './gallery';

const texts = {
  blog: blogTexts,
  gallery: galleryTexts,
  pictures: pictureTexts,
} satisfies Translated<typeof english>;

/** What visitors read only in the blog and the gallery. */
export const moreTexts: WithAllArguments<typeof english, typeof texts> = texts;
