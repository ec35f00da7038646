import type { moreTexts as english } from '../en/more';
import type { Translated, WithAllArguments } from '../translated';
import { blogTexts } from './blog';
import { contactTexts } from './contact';
import { footerTexts } from './footer';
import { galleryTexts, pictureTexts } from './gallery';
import { carouselTexts } from './general';

const texts = {
  blog: blogTexts,
  carousel: carouselTexts,
  contact: contactTexts,
  footer: footerTexts,
  gallery: galleryTexts,
  pictures: pictureTexts,
} satisfies Translated<typeof english>;

/** What visitors read beyond the first view. */
export const moreTexts: WithAllArguments<typeof english, typeof texts> = texts;
