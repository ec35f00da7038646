import { blogTexts } from './blog';
import { galleryTexts, pictureTexts } from './gallery';

/** What visitors read only in the blog and the gallery, which are no part of the first view. */
export const moreTexts = {
  blog: blogTexts,
  gallery: galleryTexts,
  pictures: pictureTexts,
} as const;
