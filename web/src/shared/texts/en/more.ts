import { blogTexts } from './blog';
import { contactTexts } from './contact';
import { footerTexts } from './footer';
import { galleryTexts, pictureTexts } from './gallery';
import { carouselTexts } from './general';

/** What visitors read beyond the first view: loaded with what shows it, a live match included. */
export const moreTexts = {
  blog: blogTexts,
  carousel: carouselTexts,
  contact: contactTexts,
  footer: footerTexts,
  gallery: galleryTexts,
  pictures: pictureTexts,
} as const;
