import { blogTexts } from './more/blog';
import { carouselTexts, galleryTexts, pictureTexts } from './more/gallery';

/** The texts of the lower part of the home page and of a post. */
export const moreTexts = {
  blog: blogTexts,
  carousel: carouselTexts,
  gallery: galleryTexts,
  pictures: pictureTexts,
} as const;
