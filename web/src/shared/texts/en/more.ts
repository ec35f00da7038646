import { blogTexts } from './more/blog';
import { contactTexts } from './more/contact';
import { footerTexts } from './more/footer';
import { galleryTexts, pictureTexts } from './more/gallery';
import { carouselTexts } from './public/general';

/** What visitors read beyond the first view: loaded with what shows it, a live match included. */
export const moreTexts = {
  blog: blogTexts,
  carousel: carouselTexts,
  contact: contactTexts,
  footer: footerTexts,
  gallery: galleryTexts,
  pictures: pictureTexts,
} as const;
