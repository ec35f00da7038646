import type { moreTexts as english } from '../en/more';
import type { Translated, WithAllArguments } from '../translated';
import { blogTexts } from './more/blog';
import { carouselTexts } from './more/carousel';
import { contactTexts } from './more/contact';
import { galleryTexts, pictureTexts } from './more/gallery';

const texts = {
  blog: blogTexts,
  carousel: carouselTexts,
  contact: contactTexts,
  gallery: galleryTexts,
  pictures: pictureTexts,
} satisfies Translated<typeof english>;

/** What stands further down on the home page, in a post, and on the page with the contact. */
export const moreTexts: WithAllArguments<typeof english, typeof texts> = texts;
