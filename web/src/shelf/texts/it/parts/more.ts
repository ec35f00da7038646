import type { moreTexts as english } from '../../en/parts/more';
import type { Translated, WithAllArguments } from '../../translated';
import { blogTexts } from './more/blog';
import { carouselTexts, galleryTexts, pictureTexts } from './more/gallery';

const texts = {
  blog: blogTexts,
  carousel: carouselTexts,
  gallery: galleryTexts,
  pictures: pictureTexts,
} satisfies Translated<typeof english>;

/** The texts of the lower part of the home page and of a post. */
export const moreTexts: WithAllArguments<typeof english, typeof texts> = texts;
