import { blogTexts } from './more/blog';
import { carouselTexts, galleryTexts, pictureTexts } from './more/gallery';

/** What stands further down on the home page, and in a post. */
export const moreTexts = {
  blog: blogTexts,
  carousel: carouselTexts,
  gallery: galleryTexts,
  pictures: pictureTexts,
} as const;
