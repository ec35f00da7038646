import { blogTexts } from './more/blog';
import { carouselTexts } from './more/carousel';
import { contactTexts } from './more/contact';
import { galleryTexts, pictureTexts } from './more/gallery';

/** What stands further down on the home page, in a post, and on the page with the contact. */
export const moreTexts = {
  blog: blogTexts,
  carousel: carouselTexts,
  contact: contactTexts,
  gallery: galleryTexts,
  pictures: pictureTexts,
} as const;
