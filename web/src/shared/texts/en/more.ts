import { blogTexts } from './more/blog';
import { carouselTexts } from './more/carousel';
import { contactTexts } from './more/contact';
import { galleryTexts, pictureTexts } from './more/gallery';

/** What visitors read beyond the first view: loaded with what shows it, a live match included. */
export const moreTexts = {
  blog: blogTexts,
  carousel: carouselTexts,
  contact: contactTexts,
  gallery: galleryTexts,
  pictures: pictureTexts,
} as const;
